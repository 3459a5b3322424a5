/** On a partner's page nothing stands there before the code. */
export const replayEarlyInput = (): void => {};
