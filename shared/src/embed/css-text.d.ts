declare module '*/tokens.css';
declare module '*/root.css';
