import { answerToast } from '@/ui/toast/toast-store';
import { reasonKeys } from '../model/outcome-reasons';
import type { Shortcuts } from './use-shortcuts';

/** The keys that answer why a lead was won or lost, while a message asks it. */
export const answerKeys: Shortcuts = Object.fromEntries(
  reasonKeys.map((key) => [key, () => answerToast(key)]),
);
