/** On a partner's page nothing is shown before the code is loaded. */
export const replayEarlyInput = (): void => {};
