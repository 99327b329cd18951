/**
 * Reports an error when a page removes a bare text or inserts something before it. React then fails while the browser
 * translates the page, because `<font>` elements have replaced the text (`web/src/shared/i18n/text-element.tsx`). Runs
 * in the page before its scripts. Playwright sends only the function itself, so it contains its helper.
 */
export const reportBareTexts = (): void => {
  const { removeChild, insertBefore } = Node.prototype;
  const report = (parent: Node, text: Node | null): void => {
    if (!(text instanceof Text && parent instanceof Element && parent.isConnected)) return;
    // Browsers do not translate such texts.
    if (parent.closest('[translate=no]')) return;
    reportError(new Error(`“${text.data}” needs a span for translated pages: ${parent.outerHTML.slice(0, 200)}`));
  };
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    report(this, child);
    removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null): Child {
    report(this, next);
    insertBefore.call(this, child, next);
    return child;
  };
};
