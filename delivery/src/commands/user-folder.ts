/** The folder that somebody ran `npm run` in, which may be one below the checkout. */
export const userFolder = (): string => process.env.INIT_CWD ?? process.cwd();
