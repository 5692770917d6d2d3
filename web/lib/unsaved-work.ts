import { useEffect } from 'react';

/** Forms on the page that hold answers nobody has sent yet. */
let unsaved = 0;

/** Says that this part of the page holds work that would be lost with it. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved += 1;
    return () => {
      unsaved -= 1;
    };
  }, [isUnsaved]);
}

export function hasUnsavedWork(): boolean {
  return unsaved > 0;
}
