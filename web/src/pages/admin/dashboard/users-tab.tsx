import { backOfficePaths } from '@golghar/contracts';
import { Link } from 'react-router';

/** The way to the users. Its heading is the specification's. */
export function UsersTab() {
  return (
    <section aria-labelledby="users-soon">
      <h2 id="users-soon" className="text-20">
        User Management Coming Soon
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        Here you will see at a glance who is at work. Inviting people and changing what they may do works
        already:
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to={`${backOfficePaths.users}?invite=1`} className="button button-primary">
          Add New User
        </Link>
        <Link to={backOfficePaths.users} className="button button-secondary">
          Manage Users
        </Link>
      </p>
    </section>
  );
}
