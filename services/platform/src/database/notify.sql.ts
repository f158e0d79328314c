export const notifySql = 'SELECT pg_notify($1, $2)';
