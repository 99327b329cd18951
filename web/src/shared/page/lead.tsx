import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDescription } from './use-description.ts';

/** A page's lead text below the heading, which is also the page's meta description. */
export const Lead = ({ children }: { children: ReactNode }) => {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [text, setText] = useState<string>();
  useDescription(text);
  // Runs after every render, because `children` change with the language.
  useEffect(() => setText(paragraph.current?.textContent ?? undefined));
  return (
    <p className="text-lead" ref={paragraph}>
      {children}
    </p>
  );
};
