import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { LeadStatus } from '@golghar/contracts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const dataKey = 'leadId';

/** Makes a card one that can be dragged; tells whether it is on its way. */
export function useDragged(card: RefObject<HTMLElement | null>, leadId: string): boolean {
  const [isDragged, setIsDragged] = useState(false);
  useEffect(() => {
    if (!card.current) return;
    return draggable({
      element: card.current,
      getInitialData: () => ({ [dataKey]: leadId }),
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    });
  }, [card, leadId]);
  return isDragged;
}

/** Makes a column take cards; tells whether one is held over it. */
export function useDropColumn(
  column: RefObject<HTMLElement | null>,
  status: LeadStatus,
  onDrop: (leadId: string, status: LeadStatus) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    if (!column.current) return;
    return dropTargetForElements({
      element: column.current,
      canDrop: ({ source }) => typeof source.data[dataKey] === 'string',
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop({ source }) {
        setIsOver(false);
        drop(String(source.data[dataKey]), status);
      },
    });
  }, [column, status]);
  return isOver;
}
