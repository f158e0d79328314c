import { useState } from 'react';

/** What had the focus when a part came, to have it again once that is gone. */
export const useFocusBefore = (): HTMLElement | null =>
  useState(() => document.activeElement as HTMLElement | null)[0];
