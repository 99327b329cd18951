import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

const TICK_MS = 2000;

interface CopyButtonProps {
  /** The text, or a function that only the browser can call. */
  text: string | (() => string);
  label: string;
  /** Announced once the text is copied. */
  doneLabel: string;
  /** Shows the label beside the icon. */
  labelShown?: boolean;
}

const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Copies a text, shows a check mark for two seconds and announces it. If the browser refuses (no secure context),
 * nothing changes.
 */
export const CopyButton = ({ text, label, doneLabel, labelShown = false }: CopyButtonProps) => {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
  return (
    <>
      <button
        type="button"
        className={labelShown ? 'btn noscript:hidden' : 'icon-btn size-7 noscript:hidden'}
        data-done={isDone ? '' : undefined}
        aria-label={labelShown ? undefined : label}
        title={label}
        onClick={() => void copyText(typeof text === 'string' ? text : text()).then(setDone)}
      >
        {isDone ? <Check aria-hidden size={labelShown ? 18 : 15} /> : <Copy aria-hidden size={labelShown ? 18 : 15} />}
        {labelShown && <span>{isDone ? doneLabel : label}</span>}
      </button>
      <span className="sr-only" role="status">
        {isDone ? doneLabel : ''}
      </span>
    </>
  );
};
