declare module '*/tokens.css';
declare module '*/root.css';
declare module '*/popup.css';
