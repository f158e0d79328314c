import { databaseName, roleName, serviceDatabaseUrl } from './service-role';

it('serviceDatabaseUrl changes the user and keeps host, database and options', () => {
  const owner = 'postgres://owner:p%40ss@db.example:6432/my%20site?sslmode=require';
  expect(serviceDatabaseUrl(owner, 'leads', 'a/b@c')).toBe(
    'postgres://my%20site_leads:a%2Fb%40c@db.example:6432/my%20site?sslmode=require',
  );
});

it('roleName has the name of the database in it', () => {
  expect(roleName(databaseName('postgres://x@y/golghar'), 'auth')).toBe('golghar_auth');
});
