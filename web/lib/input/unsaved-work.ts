import { useEffect } from 'react';

/** Number of forms on the page with unsaved work. */
let unsavedCount = 0;

/** Marks the component as containing unsaved work. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    unsavedCount += 1;
    return () => {
      unsavedCount -= 1;
    };
  }, [isUnsaved]);
}

export function hasUnsavedWork(): boolean {
  return unsavedCount > 0;
}
