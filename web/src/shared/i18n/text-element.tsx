import { Children, cloneElement, Fragment, isValidElement, type PropsWithChildren, type ReactNode } from 'react';

/** Puts each text with siblings into an element, also between the tags of a message. */
const isolateTexts = (children: ReactNode): ReactNode => {
  const [text, ...siblings] = Children.toArray(children);
  if (typeof text === 'string' && siblings.length === 0) return text;
  return Children.map(children, (child) => {
    if (typeof child === 'string') return <span>{child}</span>;
    if (!isValidElement<PropsWithChildren>(child)) return child;
    // react-intl gives each tag its parts as a list, and wraps each tag in a fragment.
    const isOfMessage = child.type === Fragment || Array.isArray(child.props.children);
    return isOfMessage ? cloneElement(child, undefined, isolateTexts(child.props.children)) : child;
  });
};

/**
 * Puts a message into an element, in which each text is the only child of an element. When a browser translates a page,
 * it replaces texts. React fails when it later removes such a text or inserts something before it, and later changes
 * of the text do not show: https://github.com/facebook/react/issues/11538. React handles an only child correctly.
 */
export const TextElement = ({ children }: PropsWithChildren) => <span>{isolateTexts(children)}</span>;
