import { Client } from 'pg';

/**
 * A connection that ends with the first statement that takes too long. node-postgres gives such a statement up and
 * Postgres does not: the statement runs on, the ROLLBACK behind it may be given up as well, and the pool would hand out a
 * connection with an open transaction. What the next request stores there is told to be stored, and is lost when the
 * transaction is rolled back.
 */
export class ClosingClient extends Client {
  override query = new Proxy(super.query, {
    apply: (query, _, args) => {
      const result: unknown = Reflect.apply(query, this, args);
      if (result instanceof Promise)
        result.catch((error: unknown) => {
          // From here on it takes no statement, and the pool drops it when it comes back.
          if (error instanceof Error && error.message === 'Query read timeout') void this.end();
        });
      return result;
    },
  });
}
