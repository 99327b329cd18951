import { expect, it } from 'vitest';
import { element, toXmlDocument } from './xml.ts';

it('escapes texts and attributes, and writes parts unchanged (R223)', () => {
  const part = element('b', {}, ']]><script>&"');
  expect(part.text).toBe('<b>]]&gt;&lt;script&gt;&amp;&quot;</b>');
  expect(element('a', { href: '"<&\n', none: undefined }, 'x', undefined, part).text).toBe(
    `<a href="&quot;&lt;&amp;&#10;">x${part.text}</a>`,
  );
});

it('removes what XML 1.0 cannot contain, and keeps all other characters (R223)', () => {
  expect(element('a', {}, 'a\u0000\u0008\u001f\ud800\ufffe\uffffb\udc00').text).toBe('<a>ab</a>');
  expect(element('a', {}, '\t\n\r\u2028字😀').text).toBe('<a>\t\n&#13;\u2028字😀</a>');
});

it('writes a document with its declaration, and an element without content (R223)', () => {
  expect(toXmlDocument(element('a', { b: '' }))).toBe('<?xml version="1.0" encoding="utf-8"?>\n<a b=""/>\n');
});
