await import('./federation-app.js');
