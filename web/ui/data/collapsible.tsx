import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import css from './collapsible.module.css';
import { ShowMore } from './show-more.tsx';

interface CollapsibleProps {
  /** What it is, for screen readers. */
  readonly name: string;
  /** Text without links or buttons: what is cut off can't be reached with Tab. */
  readonly children: ReactNode;
}

/** A long text that shows its first lines. All of it is in the page, for search, screen readers, and paper. */
export function Collapsible({ name, children }: CollapsibleProps) {
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inner = content.current;
    const outer = frame.current;
    if (!inner || !outer) return;
    const observer = new ResizeObserver(() => {
      setLong(inner.scrollHeight > Number.parseFloat(getComputedStyle(outer).getPropertyValue('max-height')) + 1);
    });
    if (!isOpen) observer.observe(inner);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <>
      <div ref={frame} className={classNames(!isOpen && css.short)}>
        <div ref={content}>{children}</div>
      </div>
      {isLong && <ShowMore name={name} isOpen={isOpen} onChange={setOpen} />}
    </>
  );
}
