import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { MarkdownWithHtml } from './markdown-with-html.tsx';

const render = (text: string, scope?: string): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/mods/minas?tab=versions']}>
      <MarkdownWithHtml {...(scope === undefined ? {} : { scope })}>{text}</MarkdownWithHtml>
    </MemoryRouter>,
  ).replace(/^<div class="prose">(.*)<\/div>$/s, '$1');

/** What a reader sees. */
const toText = (html: string): string =>
  html
    .replaceAll(/<br\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();

it('aligns the cells of a table without style attributes, which the policy forbids', () => {
  const html = render('| a | b |\n|:-:|--:|\n| 1 | 2 |');
  expect(html).toContain('<th align="center">a</th><th align="right">b</th>');
  expect(html).toContain('<td align="center">1</td><td align="right">2</td>');
  expect(html).not.toContain('style=');
});

describe('text in angle brackets', () => {
  it.each([
    'Use /give <jogador> <item>.',
    '<jogador>',
    '<jogador>\n<item>',
    'Map<String, List<T>>',
    '/tp <a> <b> <i>',
    '/tempban <jogador> <dd> <reason>',
    'Format: <dd>/<mm>/<yyyy>',
    '/set <li> <td> <tr> <th> <rp> <rt> <dt> <tbody>',
    '/msg <p> <m>',
    '/set <table> <td>',
    '</li> </td> </p>',
    '</b> alone',
    '<input> <title> <select>',
    '<p',
    '<b',
    '<div class="',
    '<!-- without end',
    '<?php echo 1 ?>',
    '<![CDATA[x]]>',
    '<!DOCTYPE html>',
    '- <jogador>',
    '> <jogador>',
    '## <jogador>',
    'a < b, b > c, 1<2, <3',
    '[<jogador>](https://e.example/)',
  ])('shows %j as its characters', (text) => {
    expect(toText(render(text))).toBe(text.replace(/^(?:[->]|##) |^\[|\]\(.*\)$/g, ''));
  });

  it('shows a placeholder between HTML tags', () => {
    expect(render('<p align="center">Use <b>/give <jogador></b></p>')).toBe(
      '<p align="center">Use <b>/give &lt;jogador&gt;</b></p>',
    );
  });
  it('shows a placeholder in a table and in code', () => {
    const html = render('| /give <jogador> |\n|---|\n| `<item>` |');
    expect(html).toContain('<th>/give &lt;jogador&gt;</th>');
    expect(html).toContain('<td><code>&lt;item&gt;</code></td>');
  });
  it('keeps the lines of a block that is no HTML', () => {
    expect(render('<jogador>\n<item>')).toBe('<p>&lt;jogador&gt;<br/>&lt;item&gt;</p>');
  });
});

describe('HTML', () => {
  it.each([
    ['<p align="center">Warning: <b>back up</b> first</p>', '<p align="center">Warning: <b>back up</b> first</p>'],
    ['<center>Warning</center>', '<div align="center">Warning</div>'],
    ['a<br>b<BR/>c', '<p>a<br/>b<br/>c</p>'],
    ['| a<br>b |\n|---|', '<br/>b</th>'],
    ['a<!-- b -->c', '<p>ac</p>'],
    ['Press <kbd>F</kbd>, H<sub>2</sub>O', '<p>Press <kbd>F</kbd>, H<sub>2</sub>O</p>'],
    ['<u>under</u> <font color="red">red</font>', '<p>under red</p>'],
    [
      '<a href="https://e.example/">Site</a>',
      '<a href="https://e.example/" rel="noopener nofollow ugc" class="text-link underline">Site</a>',
    ],
    ['<details><summary>More</summary>\n\n**Bold**\n\n</details>', '<details><summary>More</summary>'],
    ['<details><summary>More</summary>\n\n**Bold**\n\n</details>', '<strong>Bold</strong>'],
    ['<img src="https://e.example/a.png" alt="A map">', 'A map'],
    ['<table><tr><td>1<td>2</table>', '<td>1</td><td>2</td>'],
    ['<ul><li>1<li>2</ul>', '<li>1</li><li>2</li>'],
    ['<ol>\n<li>1</li>\n\n<li>2</li>\n</ol>', '<li>2</li>'],
    ['<dl><dt>1<dd>2</dl>', '<dt>1</dt><dd>2</dd>'],
    ['<ruby>1<rp>(<rt>2<rp>)</ruby>', '<rt>2</rt>'],
    ['<p align="center">Warning', '<p align="center">Warning</p>'],
    ['<p>one\n<p>two', '<p>two</p>'],
    ['<p>a</p><p>b', '<p>a</p><p>b</p>'],
    ['/tp <b> <i>\n\n<b>bold</b>', '<b>bold</b>'],
  ])('renders %j', (text, html) => {
    expect(render(text)).toContain(html);
  });
  it('hides a comment', () => {
    expect(render('<!-- a\n\nb -->').trim()).toBe('');
  });
});

describe('a text with very many tags', () => {
  const MANY_B = Array.from({ length: 400 }, (_, id) => `<b id=${id}>`).join('');
  it.each([
    ['formatting tags that paragraphs open again', `<p>${MANY_B}</p>${'<p>x</p>'.repeat(800)}${'</b>'.repeat(400)}`],
    ['formatting tags that list items open again', `<ul><li>${MANY_B}${'<li>x'.repeat(800)}${'</b>'.repeat(400)}</ul>`],
    ['deep elements', '<div>'.repeat(4500) + '</div>'.repeat(4500)],
    ['deep lists', '<ul><li>'.repeat(3000) + '</ul>'.repeat(3000)],
  ])('stays small when it has very many %s', (_, text) => {
    const elements = render(text).match(/<[a-z]/g) ?? [];
    expect(elements.length).toBeLessThan(2 * text.length);
  });
});

describe('a text that the parser would need seconds for', () => {
  it.each([
    ['quotes within quotes', '> '.repeat(10_000)],
    ['lists within lists', `${'- '.repeat(10_000)}a`],
    ['lists with two signs', '- * '.repeat(5000)],
    ['numbered lists within quotes', '>1. '.repeat(10_000)],
    [
      'lists that get deeper on each line',
      Array.from({ length: 28 }, (_, line) => `${'\t'.repeat(19 * line)}${'- '.repeat(38)}a`).join('\n'),
    ],
    ['many deep lists', `${'- '.repeat(39)}a\n\n`.repeat(600)],
    ['emphasis within emphasis', '*a '.repeat(8000) + 'b* '.repeat(8000)],
    ['ends of emphasis without a start', 'a* '.repeat(16_000)],
    ['emphasis on lines that look like list items', `a\n${'2. a* a*\n'.repeat(4000)}`],
    ['emphasis on lines that look like deep list items', `- a\n${`${' '.repeat(9)}- a* a*\n`.repeat(2000)}`],
    ['emphasis on lines after a list', `1. a\nb\n${'2. a* a*\n'.repeat(4000)}`],
    ['emphasis on lines that look like rows', `|a|b|\n|-|\n${'|a* a*\n'.repeat(5000)}`],
    ['emphasis on rows after a table', `|a|\n|-|\n# b\n${'|a* a*\n'.repeat(5000)}`],
    ['stars', `${'*'.repeat(24_000)}a${'*'.repeat(24_000)}`],
    ['pictures within pictures', `${'!['.repeat(8000)}a${'](b)'.repeat(8000)}`],
    ['links within links', `${'[a'.repeat(15_000)}${'](b)'.repeat(5000)}`],
    ['starts of comments', 'a<!--'.repeat(10_000)],
    ['headings without an empty line', 'a\n===\n'.repeat(8000)],
    ['headings without an empty line, by old line ends', 'a\r===\r'.repeat(8000)],
    ['rows of a table that fill up', `${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|\n${'|\n'.repeat(10_000)}`],
  ])('shows %s as they were typed', (_, text) => {
    expect(render(text)).toMatch(/^<pre><code>/);
  });

  it.each([
    ['a list of 600 links', '- [**JEI**](https://e.example/jei) by mezz\n'.repeat(600)],
    ['a numbered list of 600 links', '1. [**JEI**](https://e.example/jei) by mezz\n'.repeat(600)],
    ['a list of 600 links within a list', `- Top\n${'    - [**JEI**](https://e.example/jei)\n'.repeat(600)}`],
    ['a table of 400 rows', `|a|b|c|\n|-|-|-|\n${'|**JEI**|[link](https://e.example/)|a_b|\n'.repeat(400)}`],
    ['a table of 700 rows in HTML', `<table>\n${'<tr><td>a</td><td>b</td></tr>\n'.repeat(700)}</table>`],
    ['2,500 lines without an empty line', 'minecraft:deepslate_iron_ore\n'.repeat(1200) + 'ore\n'.repeat(1300)],
    ['dividers', `${'- '.repeat(60)}\n\n${'* '.repeat(60)}\n\n${'_'.repeat(80)}`],
    ['a quote of 500 lines', '> *a*\n'.repeat(500)],
    ['lists of ten levels', Array.from({ length: 10 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')],
  ])('parses %s', (_, text) => {
    expect(render(text)).not.toContain('<pre>');
  });
});

describe('hostile HTML', () => {
  it.each([
    '<script>__xss(1)</script>',
    '<style>*{background:url(/canary)}</style>',
    '<svg onload=__xss(1)></svg>',
    '<iframe src="https://e.example/"></iframe>',
    '<form action="https://e.example/"><button>x</button></form>',
    '<math><mtext>x</mtext></math>',
  ])('shows %j as its characters', (text) => {
    expect(render(text)).not.toMatch(/<(?!\/?p>|br)/);
    expect(toText(render(text))).toBe(text);
  });

  it.each([
    '<img src=x onerror=__xss(1)>',
    '<img src="https://e.example/a.png" srcset="https://e.example/b.png">',
    '<picture><source srcset="https://e.example/a.png"><img src="https://e.example/b.png"></picture>',
    '<p onclick="__xss(1)" style="position:fixed" class="mod-main" tabindex="1" accesskey="a" width="9000">x</p>',
    '<a href="javascript:__xss(1)">x</a>',
    '<a href="java\tscript:__xss(1)">x</a>',
    '[x](javascript:__xss(1))',
    '<details ontoggle=__xss(1) open>x</details>',
    '<div id="root" name="cookie">x</div>',
    '<p title="</p><img src=x onerror=__xss(1)>">x</p>',
    '<b title="<script>__xss(1)</script>">x</b>',
  ])('lets no script, style, address or name out of %j', (text) => {
    expect(render(text).replaceAll(/"user-content-[^"]*"| title="[^"]*"/g, '')).not.toMatch(
      /<script|<img|<source|javascript:|\son\w+=|style=|srcset|class="mod|tabindex|accesskey|width=|"root"|name=/i,
    );
  });
});

describe('headings', () => {
  it('have ids that links of the text find', () => {
    const html = render('[FAQ](#faq)\n\n# FAQ');
    expect(html).toContain('<h3 id="user-content-faq">FAQ</h3>');
    expect(html).toContain('href="/mods/minas?tab=versions#user-content-faq"');
  });
  it.each([
    ['Instalação', '#instalação', 'instalação'],
    ['Instalação', '#Instala%C3%A7%C3%A3o', 'instalação'],
    ['安装', '#安装', '安装'],
    ['Como *instalar* o `jar`?', '#como-instalar-o-jar', 'como-instalar-o-jar'],
    ['FAQ', '#user-content-faq', 'faq'],
  ])('leads from a link to "%s" by %s', (heading, href, id) => {
    const html = render(`[x](${href})\n\n## ${heading}`);
    expect(html).toContain(`id="user-content-${id}"`);
    expect(html).toContain(`#user-content-${encodeURIComponent(id)}"`);
  });
  it('have different ids in one text and in several texts', () => {
    const html = render('## FAQ\n\n## FAQ\n\n[x](#faq-1)', 'abc');
    expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'user-content-abc-faq',
      'user-content-abc-faq-1',
    ]);
    expect(html).toContain('#user-content-abc-faq-1"');
  });
  it.each(['#nada', '#root', '#%E0%A4%A', '#', ''])(
    'makes a link to "%s" plain text when the text has no target',
    (href) => {
      expect(render(`[x](${href})`)).toBe('<p><span>x</span></p>');
    },
  );
  it.each(['<a name="faq"></a>', '<a id="faq"></a>'])('leads from a link to the anchor %j', (anchor) => {
    const html = render(`${anchor}\n\n[x](#faq)`);
    expect(html).toContain('<span id="user-content-faq"></span>');
    expect(html).toContain('?tab=versions#user-content-faq"');
  });
  it('lead from footnotes to their texts and back', () => {
    const html = render('a[^1]\n\n[^1]: b');
    const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    const targets = [...html.matchAll(/href="[^"#]*#([^"]*)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(2);
    for (const target of targets) expect(ids).toContain(target);
  });
  it('sets footnotes apart without words, which would be of one language', () => {
    const html = render('a[^1]\n\n[^1]: b');
    expect(html).not.toMatch(/Footnotes|Back to/);
    expect(html).toContain('<div align="center" id="user-content-footnote-label">* * *</div>');
  });
});
