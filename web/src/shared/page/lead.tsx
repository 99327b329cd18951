import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDescription } from './use-description.ts';

/** A page's lead below its heading; also its meta description. */
export const Lead = ({ children }: { children: ReactNode }) => {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [text, setText] = useState<string>();
  useDescription(text);
  // After every render: `children` change with the language.
  useEffect(() => setText(paragraph.current?.textContent ?? undefined));
  return (
    <p className="text-lead" ref={paragraph}>
      {children}
    </p>
  );
};
