import { api, type ImportList } from '@golghar/contracts';
import { queryOptions } from '@tanstack/react-query';

/** Finished imports whose leads are there still. */
export const importsQuery = queryOptions<ImportList>({ queryKey: [api.listImports.path], staleTime: 0 });
