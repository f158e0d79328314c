import { api, type ImportList } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';

/** Finished imports whose leads are there still. */
export const useImports = () => useQuery<ImportList>({ queryKey: [api.listImports.path], staleTime: 0 });
