import type { Category } from '@bigorna/domain/catalogue-terms';
import type { Language } from '../content/entry.ts';

/** What an author of a kind of mod tends to add, a paragraph each. */
export const CATEGORY_NOTES: Readonly<Record<Category, Readonly<Record<Language, readonly string[]>>>> = {
  adventure: {
    pt: [
      'Foi pensado para ser descoberto andando. Por isso há pouco texto dentro do jogo e quase nada no menu: o mundo dá as pistas.',
      'Joguei com um grupo de cinco durante três meses antes de publicar. Quase tudo o que parece detalhe nasceu de alguém que se perdeu.',
    ],
    en: [
      'It is meant to be found on foot. There is little text in the game and almost none in the menus; the world gives the hints.',
      'Five of us played it for three months before release. Most of the small touches began with somebody getting lost.',
    ],
  },
  technology: {
    pt: [
      'As máquinas explicam a si mesmas: o que se move, o som que fazem e a cor que ganham dizem o que está acontecendo, sem painel de números.',
      'Toda receita pode ser mudada por pacote de dados. Os valores padrão foram ajustados para não atropelar o começo do jogo.',
    ],
    en: [
      'Machines explain themselves. What moves, how it sounds and the colour it turns tell you what is going on; there are no panels of numbers.',
      'Every recipe can be changed with a data pack. The defaults are tuned so that the early game keeps its pace.',
    ],
  },
  magic: {
    pt: [
      'Magia aqui tem preço e tem hora. Nada substitui uma boa ferramenta; o que ela faz é abrir caminhos que a ferramenta não abre.',
      'Não há barra de mana. O limite está no mundo: a lua, o que você carrega e quem está por perto.',
    ],
    en: [
      'Magic has a price and a time of day. It never replaces a good tool; it opens doors a tool cannot.',
      'There is no mana bar. The limits are in the world: the moon, what you carry, and who stands near.',
    ],
  },
  world: {
    pt: [
      'Só regiões novas recebem o terreno novo. Em mundos antigos, caminhe até onde ninguém foi e a mudança aparece sem corte na borda.',
      'A geração é rápida: no meu computador modesto, o custo por pedaço de mundo fica abaixo de um milissegundo.',
    ],
    en: [
      'Only new chunks get the new terrain. In an old world, walk past the edge of the map and it begins without a seam.',
      'Generation is quick: on a modest machine the cost stays under a millisecond a chunk.',
    ],
  },
  mobs: {
    pt: [
      'Os bichos param de pensar quando ninguém está perto. Testei com mais de duzentos numa fazenda e o servidor nem percebeu.',
      'Nenhuma criatura nasce em volume maior do que as do próprio jogo, e todas respeitam os limites do servidor.',
    ],
    en: [
      'Animals stop thinking when nobody is near. A farm with two hundred of them did not bother the server.',
      'Nothing spawns in greater numbers than the game’s own creatures, and all of it respects the server’s caps.',
    ],
  },
  agriculture: {
    pt: [
      'As plantas usam as etiquetas comuns de cultivo, então colheitadeiras e aldeões de outros mods sabem o que fazer com elas.',
      'Os tempos de crescimento seguem o tempo do mundo. Pular a noite dormindo também conta, para ninguém ficar parado olhando o canteiro.',
    ],
    en: [
      'Plants use the common crop tags, so harvesters and villagers from elsewhere know what to do with them.',
      'Growth follows the world’s clock. Sleeping through the night counts, so nobody has to stand and watch.',
    ],
  },
  food: {
    pt: [
      'Comer bem ajuda, mas não transforma ninguém em herói: os efeitos são curtos e discretos, e o prato simples continua valendo a pena.',
      'Cada receita foi cozinhada de verdade pelo menos uma vez. Nem todas deram certo na primeira.',
    ],
    en: [
      'Eating well helps without turning you into a hero: effects are short and quiet, and plain food stays worth cooking.',
      'I have cooked every recipe at least once. Not all of them worked the first time.',
    ],
  },
  decoration: {
    pt: [
      'Os blocos são leves: nenhum deles guarda dados sem precisar, e uma sala cheia pesa o mesmo que uma sala de pedra.',
      'As cores foram escolhidas para conviver com os blocos do jogo, nas duas luzes, a do dia e a da tocha.',
    ],
    en: [
      'The blocks are light. None of them keeps data it does not need, and a full room costs what a stone room costs.',
      'Colours were picked to sit beside the game’s own blocks, by daylight and by torch.',
    ],
  },
  building: {
    pt: [
      'Tudo se encaixa sozinho quando dá, e obedece quando você segura a tecla de agachar. Errar e desfazer custa um clique.',
      'As formas usam o modelo do próprio jogo: funcionam com iluminação, com cercas e com os blocos de outros mods.',
    ],
    en: [
      'Pieces fit themselves where they can, and obey you while you sneak. Getting it wrong costs one click.',
      'Shapes use the game’s own models, so they work with its light, its fences and blocks from other mods.',
    ],
  },
  transport: {
    pt: [
      'Veículos continuam no mundo quando você sai, sem carregar regiões que ninguém vê. Onde parou, lá está.',
      'A velocidade foi mantida humana. A viagem é para ser vista, não pulada.',
    ],
    en: [
      'Vehicles stay in the world when you leave, without keeping chunks loaded. Where you parked it is where it is.',
      'Speeds are kept human. The journey is there to be looked at.',
    ],
  },
  combat: {
    pt: [
      'Contra outros jogadores vale o mesmo que contra criaturas: não há golpe sem resposta. Quem administra o servidor pode desligar arma por arma.',
      'A latência foi levada a sério: o servidor confere cada golpe, e até 150 ms de atraso o duelo continua justo.',
    ],
    en: [
      'The same rules hold against players and creatures: every move has an answer. Server owners can switch off each weapon.',
      'Latency is taken seriously. The server checks each hit, and duels stay fair up to 150 ms.',
    ],
  },
  storage: {
    pt: [
      'Nada se perde ao quebrar o bloco: o conteúdo vai junto, e o mod se recusa a funcionar se achar duas cópias do mesmo inventário.',
      'Funciona com funis e esteiras de outros mods, pela interface comum de inventário.',
    ],
    en: [
      'Breaking the block loses nothing; the contents travel with it, and the mod refuses to run on two copies of one inventory.',
      'Hoppers and conveyors from other mods work through the common inventory interface.',
    ],
  },
  utility: {
    pt: [
      'Faz uma coisa e sai da frente. Se você esquecer que está instalado, deu certo.',
      'Todas as teclas podem ser mudadas, e nenhuma vem ocupando o lugar de outra.',
    ],
    en: [
      'It does one thing and gets out of the way. If you forget it is installed, it worked.',
      'All keys can be rebound, and none of them takes the place of another by default.',
    ],
  },
  performance: {
    pt: [
      'Números variam de máquina para máquina. O repositório traz o mundo de teste e o roteiro da medição, para você repetir na sua.',
      'Se algo parecer diferente na tela, é defeito. Mande a cena e a versão da placa de vídeo.',
    ],
    en: [
      'Figures differ from machine to machine. The repository has the test world and the script, so you can measure on yours.',
      'If anything looks different on screen, that is a bug. Send the scene and the graphics driver.',
    ],
  },
  interface: {
    pt: [
      'Respeita o tamanho de interface do jogo, lê bem com leitor de tela e nunca usa a cor como única pista.',
      'Tudo o que aparece na tela pode sair dela: cada elemento tem seu próprio botão de desligar.',
    ],
    en: [
      'It follows the game’s interface scale, works with the narrator and never relies on colour alone.',
      'Whatever it puts on screen can be taken off again, one element at a time.',
    ],
  },
  library: {
    pt: [
      'Para autores: a documentação fica no repositório, com exemplos que compilam. Mudanças que quebram algo só acontecem em versão maior.',
      'Você só precisa dela se outro mod pedir. O instalador avisa.',
    ],
    en: [
      'For authors: the documentation lives in the repository, with examples that compile. Breaking changes wait for a major version.',
      'You only need it when another mod asks. The mod page says so.',
    ],
  },
};
