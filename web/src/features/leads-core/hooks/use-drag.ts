import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { SubmissionFilter } from '@golghar/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';

/** What is dragged: one lead, or everything that a filter shows. */
export type Dragged = { leadId?: string; filter?: SubmissionFilter };

/** Makes its element draggable if `dragged` is defined: then it has `data-dragged`, and the document the class `dragging`. */
export function useDragged<Dragging extends HTMLElement>(dragged: Dragged | undefined) {
  const ref = useRef<Dragging>(null);
  const isOn = dragged !== undefined;
  const read = useEffectEvent(() => ({ ...dragged }));
  useEffect(() => {
    const element = ref.current;
    if (!element || !isOn) return;
    const mark = (isDragged: boolean) => {
      element.toggleAttribute('data-dragged', isDragged);
      document.documentElement.classList.toggle('dragging', isDragged);
    };
    return combine(
      draggable({
        element,
        getInitialData: () => read(),
        onDragStart: () => mark(true),
        onDrop: () => mark(false),
      }),
      // Not for another element, which may be dragged by now.
      () => element.hasAttribute('data-dragged') && mark(false),
    );
  }, [isOn]);
  return ref;
}

/** A ref that makes its element a drop target; it has `data-over` while something is dragged over it. */
export function useDropTarget<Target extends HTMLElement>(onDrop: (dragged: Dragged) => void) {
  const ref = useRef<Target>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return dropTargetForElements({
      element,
      onDragEnter: () => element.toggleAttribute('data-over', true),
      onDragLeave: () => element.toggleAttribute('data-over', false),
      onDrop({ source }) {
        element.toggleAttribute('data-over', false);
        drop(source.data);
      },
    });
  }, []);
  return ref;
}
