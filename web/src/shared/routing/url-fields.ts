import { SEARCH_TEXT_MAX } from '@bigorna/domain/limits';
import { toQuery } from '@bigorna/domain/site-addresses';

/** A field of a state in the URL. The default value is not written. */
interface UrlField<Value> {
  readonly read: (texts: readonly string[]) => Value;
  readonly write: (value: Value) => readonly string[];
}

/** Parses the text of a value; undefined if the value is unknown. */
type ParseValue<Value> = (text: string) => Value | undefined;

export const parseText: ParseValue<string> = (text) => text;
export const parseSearchText: ParseValue<string> = (text) => text.trim().slice(0, SEARCH_TEXT_MAX);
/** Parses the number of a page, limited to the range from 1 to `last`. */
export const parsePage =
  (last: number): ParseValue<number> =>
  (text) =>
    /^-?\d+$/.test(text) ? Math.min(Math.max(1, Number(text)), last) : undefined;
export const parseLiteral =
  <const Value extends string | number>(values: readonly Value[]): ParseValue<Value> =>
  (text) =>
    values.find((value) => String(value) === text);

/** A field with one value; the default if the value is missing or unknown. */
export const createSingleField = <Value extends string | number, const Default extends Value | null>(
  parse: ParseValue<Value>,
  byDefault: Default,
): UrlField<Value | Default> => ({
  read: ([text]) => (text === undefined ? undefined : parse(text)) ?? byDefault,
  write: (value) => (value === null || value === byDefault ? [] : [String(value)]),
});

/** A field with several values, one parameter each. Drops unknown values. */
export const createListField = <Value extends string>(parse: ParseValue<Value>): UrlField<Value[]> => ({
  read: (texts) => texts.map(parse).filter((value) => value !== undefined),
  write: (values) => values,
});

/** Maps a state to a URL and back, field by field. Reading ignores other parameters; writing omits defaults. */
export const createUrlFormat = <State extends object>(
  fields: { readonly [Name in keyof State]: UrlField<State[Name]> },
) => {
  const names = Object.keys(fields) as (keyof State & string)[];
  return {
    read: (search: string): State => {
      const params = new URLSearchParams(search);
      return Object.fromEntries(names.map((name) => [name, fields[name].read(params.getAll(name))])) as State;
    },
    write: (pathname: string, state: Partial<State>): string => {
      const params = names.flatMap((name) => {
        const value = state[name];
        return value === undefined ? [] : fields[name].write(value).map((text) => [name, text] as const);
      });
      return pathname + toQuery(params);
    },
  };
};
