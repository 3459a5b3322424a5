/** More work waits than can be done soon. The client gets 503 and when to try again. */
export class TooBusy extends Error {}
