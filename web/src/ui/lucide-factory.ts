import { createElement, type FunctionComponent, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

interface IconData {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

const OUTLINE = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
} as const;

/**
 * Stands in for lucide-react's own factory (see vite.config.ts): its icons as plain SVG, with the square ends of the
 * look, and without the context and class names that cost the first load 1 KiB.
 */
const createLucideIcon = ({ node }: IconData): FunctionComponent<IconProps> => {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...rest }) =>
    createElement('svg', { ...OUTLINE, width: size, height: size, ...rest }, ...children);
};

export { createLucideIcon as default };
