import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';

/** Whether something is open, and how to open or close it; navigating away from where it was opened closes it. */
export function useOpenUntilNavigation(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const setIsOpen = useCallback((isOpen: boolean) => setOpenAt(isOpen ? key : undefined), [key]);
  return [openAt === key, setIsOpen];
}
