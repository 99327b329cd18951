/** A report by a member; those that wait come oldest first. */
export interface SeedReport {
  readonly by: string;
  readonly about: { readonly member: string } | { readonly mod: string; readonly comment?: string };
  readonly reason: string;
  readonly ageDays: number;
  readonly resolved?: {
    readonly outcome: 'upheld' | 'dismissed';
    readonly note: string;
    readonly ageDays: number;
  };
}

export const REPORTS: readonly SeedReport[] = [
  {
    by: 'clarice',
    about: { mod: 'Fornalha Infinita', comment: 'c02' },
    reason: 'spam: Propaganda repetida em várias páginas.',
    ageDays: 2.1,
  },
  {
    by: 'teo',
    about: { mod: 'Fornalha Infinita', comment: 'c02' },
    reason: 'spam',
    ageDays: 1.4,
  },
  {
    by: 'nanda',
    about: { mod: 'Fornalha Infinita', comment: 'c05' },
    reason: 'offensive: Chamou a turma toda de preguiçosa.',
    ageDays: 0.8,
  },
  {
    by: 'oddly',
    about: { mod: 'Fornalha Infinita' },
    reason: 'misleading: The page says it needs no fuel, the furnace asks for coal once.',
    ageDays: 0.6,
  },
  {
    by: 'iara',
    about: { member: 'heitor_z' },
    reason: 'impersonation: Diz que é da equipe.',
    ageDays: 0.3,
  },
  {
    by: 'manu',
    about: { mod: 'Fornalha Infinita', comment: 'c04' },
    reason: 'spam: Link de outro portal.',
    ageDays: 3.4,
    resolved: { outcome: 'upheld', note: 'Propaganda de outro portal.', ageDays: 3.2 },
  },
  {
    by: 'kadu',
    about: { member: 'banido' },
    reason: 'offensive: Xinga quem pede ajuda.',
    ageDays: 9.5,
    resolved: { outcome: 'upheld', note: 'Terceira vez.', ageDays: 9 },
  },
  {
    by: 'otavio',
    about: { mod: 'Fornalha Infinita' },
    reason: 'malware',
    ageDays: 15,
    resolved: { outcome: 'dismissed', note: 'Arquivo conferido, nada encontrado.', ageDays: 14.7 },
  },
];

/** A message from the contact page; `from` is who wrote it signed in. */
interface SeedMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly from?: string;
  readonly ageDays: number;
  readonly handled?: { readonly answered: boolean; readonly note: string; readonly ageDays: number };
}

export const MESSAGES: readonly SeedMessage[] = [
  {
    name: 'Escola Municipal do Vale',
    email: 'contato@escola.example',
    subject: 'Uso em sala de aula',
    message: 'Bom dia! Podemos indicar a Bigorna aos alunos do sétimo ano? Há algo que devamos avisar às famílias?',
    ageDays: 2.4,
  },
  {
    name: 'Corbin Vale',
    email: 'corbin@bigorna.test',
    subject: 'A mirror for my mod',
    message: 'I host my files myself. What do you need from me to list a release that stays on my server?',
    from: 'corbin',
    ageDays: 11,
    handled: { answered: true, note: 'Explained external releases and the hash we ask for.', ageDays: 10 },
  },
  {
    name: 'Fulano de Tal',
    email: 'banido@bigorna.test',
    subject: 'Minha conta foi banida',
    message: 'Sei que exagerei. Posso voltar se prometer não repetir? Já pedi desculpas a quem ofendi.',
    ageDays: 0.9,
  },
  {
    name: 'Oferta Imperdível',
    email: 'vendas@oferta.example',
    subject: 'Compre seguidores',
    message: 'Aumente a sua audiência em vinte e quatro horas com o nosso pacote promocional!',
    ageDays: 6.2,
    handled: { answered: false, note: 'Propaganda.', ageDays: 6 },
  },
  {
    name: 'Dona Creuza',
    email: 'dona_creuza@bigorna.test',
    subject: 'Mod para o celular dos netos',
    message: 'Qual desses mods funciona no celular? Os meninos jogam no tablet e não achei onde filtrar.',
    from: 'dona_creuza',
    ageDays: 0.4,
  },
];
