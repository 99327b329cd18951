import { SEARCH_TEXT_MAX } from '@bigorna/domain/limits';
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';

interface SearchBoxProps {
  label: string;
  placeholder?: string;
  icon: ReactNode;
  /** The key that focuses the box, shown while it is empty. */
  shortcut?: string;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** The text, where the caller keeps it; then `onType` hears every change. */
  value?: string;
  onType?: (text: string) => void;
  /** What follows the input: a submit button. */
  children?: ReactNode;
  /** Called on submit with the trimmed text; never with an empty one. */
  onSearch: (text: string) => void;
}

const SEARCH_FIELD = 'q';

/** A search form; Escape clears it, then leaves it. */
export const SearchBox = ({ label, icon, shortcut, className, inputRef, onSearch, ...props }: SearchBoxProps) => {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get(SEARCH_FIELD) ?? '').trim();
    if (text) onSearch(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    const input = event.currentTarget;
    if (!input.value) input.blur();
    else if (props.onType) props.onType('');
    else input.value = '';
  };
  return (
    <search className={classNames('search-form', className)}>
      <form onSubmit={submit}>
        <div className="search-box">
          <label htmlFor={id}>
            {icon}
            <span className="sr-only">{label}</span>
          </label>
          <input
            id={id}
            ref={inputRef}
            name={SEARCH_FIELD}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={SEARCH_TEXT_MAX}
            value={props.value}
            onChange={props.onType && ((event) => props.onType?.(event.currentTarget.value))}
            placeholder={props.placeholder ?? label}
            onKeyDown={onKeyDown}
          />
          {shortcut && (
            <span className="search-key" aria-hidden="true">
              {shortcut}
            </span>
          )}
        </div>
        {props.children}
      </form>
    </search>
  );
};
