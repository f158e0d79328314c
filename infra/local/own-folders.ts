import { outsideFolder } from './parts/postgres-home';

/** Where the stack's processes work, and no others. */
export const ownFolders = (localDir: string) => [localDir, outsideFolder(localDir)];
