import type { CommentKind } from '@bigorna/domain/entities/member';
import type { Language } from '../content/entry.ts';

export interface Remark {
  kind: CommentKind;
  text: string;
  /** What the staff answer, where they do. */
  reply?: string;
}

/** What members say; `{version}` and `{game}` are filled in. */
export const REMARKS: Readonly<Record<Language, readonly Remark[]>> = {
  pt: [
    { kind: 'comment', text: 'Instalei para testar e quando vi eram três da manhã.' },
    { kind: 'praise', text: 'Roda liso no meu notebook velho. Parabéns pelo cuidado.' },
    { kind: 'comment', text: 'Meu irmão de oito anos entendeu tudo sozinho, e eu não.' },
    { kind: 'praise', text: 'Finalmente alguém fez isso com calma. Os sons são lindos.' },
    { kind: 'comment', text: 'Uso no servidor há dois meses, nenhum problema até agora.' },
    { kind: 'comment', text: 'A {version} ficou bem melhor que a anterior, dá para sentir.' },
    { kind: 'praise', text: 'Simples e bem feito. Era só isso que eu queria.' },
    { kind: 'comment', text: 'Os textos dentro do jogo são engraçados, leiam.' },
    { kind: 'praise', text: 'Passei a tarde com a minha turma nisso. Saíram contando para os outros.' },
    { kind: 'comment', text: 'Só falta uma coisa: mais gente conhecer.' },
    { kind: 'comment', text: 'Tirei uma nota porque demorei a achar a configuração, mas vale muito a pena.' },
    {
      kind: 'question',
      text: 'Vai ter para a {game}? Meu mundo ficou preso nela.',
      reply: 'A versão mais nova já cobre. Se o seu carregador for outro, veja a aba de versões.',
    },
    {
      kind: 'question',
      text: 'Dá para tirar no meio do mundo sem perder nada?',
      reply: 'Dá, desde que você esvazie os blocos dele antes. O resto do mundo fica igual.',
    },
    { kind: 'question', text: 'Funciona com os mods de luz? O meu escurece tudo à noite.' },
    {
      kind: 'question',
      text: 'Precisa instalar no servidor também ou só em mim?',
      reply: 'Nos dois lados, a não ser que a página diga outra coisa.',
    },
    { kind: 'question', text: 'Tem alguma receita escondida? Achei um item que não consigo fazer.' },
    {
      kind: 'question',
      text: 'Posso usar num vídeo? Claro que ponho o link.',
      reply: 'Pode sim! Mande o link aqui quando sair.',
    },
    { kind: 'question', text: 'Alguém sabe se conversa com Horta Mineira?' },
    {
      kind: 'bug',
      text: 'Na {version} o jogo fecha quando abro o menu em tela cheia.',
      reply: 'Achamos: acontecia com a interface em 4. Corrigido na próxima versão, obrigado pelo relato.',
    },
    { kind: 'bug', text: 'Os itens ficam invisíveis na mão esquerda. Só comigo?' },
    {
      kind: 'bug',
      text: 'Com muita chuva os quadros caem pela metade. Sem chuva, perfeito.',
      reply: 'Pode mandar o latest.log inteiro? Com a chuva ligada, de preferência.',
    },
    { kind: 'bug', text: 'A placa perde o texto quando reinicio o servidor.' },
  ],
  en: [
    { kind: 'comment', text: 'Put it in for a quick look. That was four evenings ago.' },
    { kind: 'praise', text: 'Runs well on an old laptop. You can tell someone cared.' },
    { kind: 'praise', text: 'The sounds alone are worth it.' },
    { kind: 'comment', text: 'We have had it on our server since spring, no trouble at all.' },
    { kind: 'comment', text: '{version} feels much better than the one before.' },
    { kind: 'praise', text: 'Small, finished, does what it says. More like this please.' },
    { kind: 'comment', text: 'Read the in-game book. Trust me.' },
    { kind: 'praise', text: 'I did not know I wanted this until the first rainy night.' },
    {
      kind: 'question',
      text: 'Any plans for {game}? My world is stuck there.',
      reply: 'The newest file covers it. Check the loader in the versions tab.',
    },
    {
      kind: 'question',
      text: 'Is it safe to remove halfway through a world?',
      reply: 'Yes, once its blocks are empty. The rest of the world does not change.',
    },
    { kind: 'question', text: 'Client only, or does the server need it as well?' },
    {
      kind: 'question',
      text: 'Can I include it in a small pack for friends?',
      reply: 'You can, with a link to this page.',
    },
    {
      kind: 'bug',
      text: 'Crashes for me on {version} when I open the menu in full screen.',
      reply: 'Found it, thank you: interface scale 4. The fix is in the next file.',
    },
    { kind: 'bug', text: 'Textures flicker at long view distances. Happy to send a log.' },
    { kind: 'bug', text: 'Signs lose their text after a restart, but only on the server.' },
  ],
};
