import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { SubmissionFilter } from '@golghar/contracts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** What is dragged: one lead, or everything that a filter shows. */
export type Dragged = { leadId?: string; filter?: SubmissionFilter };

/** Makes an element draggable while `dragged` is defined; returns whether it is being dragged. */
export function useDragged(element: RefObject<HTMLElement | null>, dragged: Dragged | undefined): boolean {
  const [isDragged, setIsDragged] = useState(false);
  const isOn = dragged !== undefined;
  const read = useEffectEvent(() => ({ ...dragged }));
  useEffect(() => {
    if (!element.current || !isOn) return;
    return draggable({
      element: element.current,
      getInitialData: () => read(),
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    });
  }, [element, isOn]);
  return isDragged;
}

/** Makes an element a drop target; returns whether something is dragged over it. */
export function useDropTarget(
  element: RefObject<HTMLElement | null>,
  onDrop: (dragged: Dragged) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    if (!element.current) return;
    return dropTargetForElements({
      element: element.current,
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop({ source }) {
        setIsOver(false);
        drop(source.data);
      },
    });
  }, [element]);
  return isOver;
}
