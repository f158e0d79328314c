import { parentPort } from 'node:worker_threads';
import { ImportFileError } from './parse-file';
import { type ImportRequest, readImport } from './read-import';

/** Reads files in a thread of its own; what breaks it ends the thread and nothing else. */
parentPort?.on('message', (request: ImportRequest) => {
  readImport(request).then(
    (read) => parentPort?.postMessage({ read }),
    (error: unknown) => {
      if (!(error instanceof ImportFileError)) throw error;
      parentPort?.postMessage({ problem: error.message });
    },
  );
});
