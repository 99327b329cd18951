import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { joinClassNames } from './class-names.ts';

interface ButtonLook {
  /** `primary` for the one main action of a screen. */
  variant?: 'primary' | 'plain' | 'ghost' | 'danger' | undefined;
  size?: 'medium' | 'big' | undefined;
}

const buttonClass = ({ variant = 'plain', size = 'medium' }: ButtonLook, className?: string): string =>
  joinClassNames('btn', `btn-${variant}`, size === 'big' && 'btn-big', className);

/** A push button with the pixel edge. */
export const Button = ({ variant, size, className, ...rest }: ButtonLook & ComponentProps<'button'>) => (
  <button type="button" {...rest} className={buttonClass({ variant, size }, className)} />
);

/** A link inside the site that looks like a button. */
export const ButtonLink = ({ variant, size, className, ...rest }: ButtonLook & ComponentProps<typeof Link>) => (
  <Link {...rest} className={buttonClass({ variant, size }, className)} />
);

/** A link outside the router (files, the console, other sites) that looks like a button. */
export const ButtonAnchor = ({
  variant,
  size,
  className,
  children,
  ...rest
}: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...rest} className={buttonClass({ variant, size }, className)}>
    {children}
  </a>
);
