/** More work waits than can be done soon. The client hears 503 and when to try again. */
export class TooBusy extends Error {}
