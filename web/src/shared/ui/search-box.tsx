import { SEARCH_TEXT_MAX } from '@bigorna/domain/limits';
import { type ComponentProps, type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { joinClassNames } from './class-names.ts';
import { HiddenFields } from './hidden-fields.tsx';

/** Attributes of every search input; `name` is its key in the form data. */
export const SEARCH_INPUT = {
  name: 'q',
  type: 'search',
  autoComplete: 'off',
  enterKeyHint: 'search',
  maxLength: SEARCH_TEXT_MAX,
} as const satisfies ComponentProps<'input'>;

export interface SearchFrameProps {
  label: string;
  icon: ReactNode;
  /** The shortcut key, shown while the box is empty. */
  shortcut?: string | undefined;
  className?: string | undefined;
  /** Rendered after the input: a submit button. */
  children?: ReactNode;
  /** Path of the results, for a page whose scripts do not run; the page's own path if undefined. */
  action?: string | undefined;
  /** Query of the results besides the text, for a page whose scripts do not run. */
  query?: string | undefined;
  /** Called on submit with the trimmed text, never with an empty text. */
  onSearch: (text: string) => void;
}

interface FrameProps extends SearchFrameProps {
  inputId: string;
  input: ReactNode;
}

/** The form of a search input: label, icon, shortcut, submit. */
export const SearchFrame = ({
  label,
  icon,
  shortcut,
  className,
  children,
  action,
  query,
  onSearch,
  inputId,
  input,
}: FrameProps) => {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get(SEARCH_INPUT.name) ?? '').trim();
    if (text) onSearch(text);
  };
  return (
    <search className={joinClassNames('search-form', className)}>
      <form action={action} onSubmit={submit}>
        <div className="search-box">
          <label htmlFor={inputId}>
            {icon}
            <span className="sr-only">{label}</span>
          </label>
          {input}
          {shortcut && (
            <span className="search-key" aria-hidden="true">
              {shortcut}
            </span>
          )}
        </div>
        {children}
        <HiddenFields query={query} />
      </form>
    </search>
  );
};

interface SearchBoxProps extends SearchFrameProps {
  inputRef?: Ref<HTMLInputElement>;
  /** The text, if the caller controls it with `onType`. */
  value?: string;
  onType?: (text: string) => void;
  /** More attributes of the input. */
  inputProps?: ComponentProps<'input'>;
}

/** A search form. The first Escape clears its input, the second leaves the input. */
export const SearchBox = ({ inputRef, value, onType, inputProps, ...frame }: SearchBoxProps) => {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Escape of an input method only cancels its composition.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const input = event.currentTarget;
    if (!input.value) input.blur();
    else if (onType) onType('');
    else input.value = '';
  };
  return (
    <SearchFrame
      {...frame}
      inputId={id}
      input={
        <input
          {...SEARCH_INPUT}
          id={id}
          ref={inputRef}
          value={value}
          onChange={onType && ((event) => onType(event.currentTarget.value))}
          placeholder={frame.label}
          onKeyDown={onKeyDown}
          {...inputProps}
        />
      }
    />
  );
};
