localStorage.token = 'token of the host';
