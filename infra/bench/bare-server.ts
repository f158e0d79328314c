import { createServer } from 'node:http';
import { Pool } from 'pg';
import { makeRow, storeRow } from './store-row';

/**
 * The least that can take an enquiry: node:http and pg, no checks, no framework, no gateway. It commits the
 * three rows of each enquiry with a statement of their own, without what makes a lead searchable, and is what the
 * product's own speed is measured against.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  request.on('end', () => {
    const row = makeRow(JSON.parse(text));
    pool.query({ ...storeRow, values: row.values }).then(
      () =>
        response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ id: row.id })),
      () => response.writeHead(503).end(),
    );
  });
});

server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
