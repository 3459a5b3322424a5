declare module '@agile-languages/shared/ui/base.css';
