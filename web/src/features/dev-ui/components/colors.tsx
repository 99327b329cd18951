import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { getContrast, parseHex } from '../contrast.ts';
import { COLORS } from '../tokens.ts';
import { CodeName } from './themed-example.tsx';

type Color = (typeof COLORS)[number];

interface Measured {
  value: string;
  ratios: readonly { ground: string; ratio: number }[];
}

const measure = (element: Element, { name, on = [] }: Color): Measured => {
  const style = getComputedStyle(element);
  const readToken = (token: string): string => style.getPropertyValue(`--${token}`).trim();
  const color = parseHex(readToken(name));
  return {
    value: readToken(name),
    ratios: on.flatMap(({ ground }) => {
      const under = parseHex(readToken(ground));
      return color && under ? [{ ground, ratio: getContrast(color, under) }] : [];
    }),
  };
};

const Swatch = ({ color }: { color: Color }) => {
  const item = useRef<HTMLLIElement>(null);
  const [measured, setMeasured] = useState<Measured>();
  useLayoutEffect(() => {
    if (item.current) setMeasured(measure(item.current, color));
  }, [color]);
  return (
    <li ref={item} className="ui-swatch">
      <i style={{ background: `var(--${color.name})` }} />
      <CodeName>{color.name}</CodeName>
      <span className="note">{measured?.value}</span>
      <span className="note">
        {measured?.ratios.map(({ ground, ratio }) => (
          <span key={ground} className="mr-2 inline-block">
            <code>{ground}</code> <FormattedNumber value={ratio} maximumFractionDigits={1} minimumFractionDigits={1} />
          </span>
        ))}
      </span>
    </li>
  );
};

/** Each color with its value and its contrast on the backgrounds it appears on. */
export const Colors = () => (
  <ul className="grid gap-2">
    {COLORS.map((color) => (
      <Swatch key={color.name} color={color} />
    ))}
  </ul>
);
