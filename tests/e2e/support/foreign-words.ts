import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import { BROWSERS, SYSTEMS } from '@bigorna/domain/entities/factors';
import type { Locale } from '@bigorna/domain/locales';

/** Matches any of these words as a whole word, outside URLs and e-mail addresses. */
const matchWords = (...lists: readonly string[]): RegExp => {
  const words = lists.flatMap((list) => list.trim().split(/\s+/)).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}.@/-])(?:${words})(?![\\p{L}\\p{N}@/]|\\.\\p{L})`, 'giu');
};

/** Portuguese words that English, Spanish and French do not have. */
const PORTUGUESE = `
  ainda ao aos aqui arquivo arquivos até atualizada atualizado avaliação avaliações baixado baixados baixar baixe baixou
  caminho carregando comentário comentários confira conosco contato conteúdo depois descrição ela ele em então equipe
  estes fica foi há início isso isto jogo jogos já ler meu minha muita muito mês nenhum nenhuma ninguém nome nomes nova
  novas novo novos não nós obrigada obrigado onde quando quem resposta salvando salvar sem senha senhas seu seus seguinte
  só são também tudo um uma umas usuário usuários versão versões você vocês voltar
`;

/** More Portuguese words, by the locale in which they are foreign. Other locales also use them. */
const PORTUGUESE_BY_LOCALE = {
  'en-US': `
    buscar busca claro com conta criar da das de dos enviar entrar escuro este favoritos mais mapa nas nos ou
    painel para por que sobre todas todos
  `,
  'es-ES': 'conta escuro mais ou painel',
  'fr-FR':
    'buscar claro conta criar da das enviar entrar escuro este favoritos nas painel para pela pelo por todas todos',
} as const;

/** Brazilian words that European Portuguese does not use. */
const BRAZILIAN = `
  acessar acesse aplicativo aplicativos arquivo arquivos baixado baixados baixar baixe baixou cadastrar cadastro celular
  compartilhar compartilhe confira conosco contato contatos deletar digite digitou equipe equipes excluir fato favoritar
  gerenciar gerencie planilha prévia registrado registrar registre registro registros salvar salve salvo senha senhas
  tela telas usuário usuários você vocês
  apagando baixando buscando carregando conferindo editando enviando excluindo preparando redefinindo removendo reunindo
  salvando
`;
/** Brazilian spelling: ô or ê before m or n, where Portugal writes ó or é. */
const BRAZILIAN_VOWEL = /\p{L}*[ôê][mn][aeiouáéíó]\p{L}*/giu;

/** Latin words that Chinese texts keep: names, formats, units, keys. */
const ALLOWED_IN_CHINESE_TEXT = `
  Alpha Android ANPD API Bedrock Beta Bigorna BRL Bug Cookie Ctrl Enter Esc FAQ Firebase GB GDPR GiB GIF Google
  ID iOS IP jar Java JPEG JPG JSON kB KiB LGPD Linux macOS Markdown MB mcaddon mcpack MiB Minecraft mod mods
  PNG Quintal Servidor SHA Shift SVG URL WebP Windows zip ZIP
`;
const LATIN_WORD = /(?<![\p{L}\p{N}.@/_-])[A-Za-zÀ-ÿ]{2,}(?![\p{L}\p{N}@/_]|\.\p{L})/gu;
const ALLOWED_IN_CHINESE = new Set(
  [ALLOWED_IN_CHINESE_TEXT, ...Object.values(LOADER_NAMES), ...BROWSERS, ...SYSTEMS].join(' ').split(/\s+/),
);

const matches = (pattern: RegExp) => (text: string) => text.match(pattern) ?? [];

const PORTUGUESE_PATTERNS: Readonly<Record<'en-US' | 'es-ES' | 'fr-FR', RegExp>> = {
  'en-US': matchWords(PORTUGUESE, PORTUGUESE_BY_LOCALE['en-US']),
  'es-ES': matchWords(PORTUGUESE, PORTUGUESE_BY_LOCALE['es-ES']),
  'fr-FR': matchWords(PORTUGUESE, PORTUGUESE_BY_LOCALE['fr-FR']),
};
const BRAZILIAN_WORD = matchWords(BRAZILIAN);

/** Finds the words of a text that do not belong to a locale. */
export const FOREIGN_WORDS: Readonly<Record<Locale, (text: string) => readonly string[]>> = {
  'pt-BR': () => [],
  'pt-PT': (text) => [...matches(BRAZILIAN_WORD)(text), ...matches(BRAZILIAN_VOWEL)(text)],
  'en-US': matches(PORTUGUESE_PATTERNS['en-US']),
  'es-ES': matches(PORTUGUESE_PATTERNS['es-ES']),
  'fr-FR': matches(PORTUGUESE_PATTERNS['fr-FR']),
  'zh-CN': (text) => matches(LATIN_WORD)(text).filter((word) => !ALLOWED_IN_CHINESE.has(word)),
};
