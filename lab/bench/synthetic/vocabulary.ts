import { createRandom } from '../../../tools/seed/random.ts';

export type TextLanguage = 'pt' | 'en' | 'zh';

/** Function words: the most frequent words of a text. */
const GLUE: Readonly<Record<TextLanguage, string>> = {
  pt: 'de o a e que com para os as um uma no na por mais seu sua do da em se ao não cada você como sem até novo todo',
  en: 'the a of and to in with for your you is on new that it from every all by when more can are no into as at or',
  zh: '的 和 与 在 一个 新 更多 可以 你 为 世界 让 所有 每个 不 有 中 会',
};

/** Words for mod names, most frequent first. */
const THEME: Readonly<Record<TextLanguage, string>> = {
  pt: `mundo bloco minério ferro pedra vila caverna máquina magia terra água fogo céu luz noite floresta rio mar montanha
    dragão espada arco escudo armadura poção feitiço livro mapa baú mochila ferramenta fornalha energia motor trilho
    ponte torre castelo casa jardim fazenda semente trigo pão bolo peixe abelha lobo cavalo gato galinha vaca porco
    esqueleto zumbi aranha guardião chefe masmorra templo ruína deserto neve gelo lava vulcão ilha pântano selva
    cristal ouro prata cobre bronze diamante esmeralda rubi quartzo madeira tábua porta janela telhado lanterna tocha
    relógio bússola barco trem carroça balão asa pena couro lã tecido tinta papel carta sino tambor flauta festa
    mercado moeda loja comércio ofício oficina bigorna martelo machado picareta pá enxada tesoura corda gancho rede
    vento chuva raio tempestade outono inverno verão primavera aurora eclipse lua sol estrela cometa abismo névoa
    sombra espírito fantasma bruxa mago rei rainha cavaleiro pirata viajante mineiro pescador lenhador ferreiro
    padeiro alquimista coração raiz folha flor fruto cogumelo colheita horta pomar celeiro moinho poço aqueduto
    engrenagem vapor caldeira pistão alavanca circuito fio antena painel bateria turbina broca guindaste esteira`,
  en: `world block ore iron stone craft build village cave machine magic core plus better more mini extra super sky
    water fire light night forest river ocean mountain dragon sword bow shield armor potion spell book map chest
    backpack tool furnace energy engine rail bridge tower castle house garden farm seed wheat bread cake fish bee
    wolf horse cat chicken cow pig skeleton zombie spider guardian boss dungeon temple ruin desert snow ice lava
    volcano island swamp jungle crystal gold silver copper bronze diamond emerald ruby quartz wood plank door window
    roof lantern torch clock compass boat train cart balloon wing feather leather wool cloth ink paper letter bell
    drum flute feast market coin shop trade guild workshop anvil hammer axe pickaxe shovel hoe shears rope hook net
    wind rain thunder storm autumn winter summer spring dawn eclipse moon sun star comet abyss mist shadow spirit
    ghost witch wizard king queen knight pirate traveler miner fisher smith baker alchemist heart root leaf flower
    fruit mushroom harvest orchard barn mill well gear steam boiler piston lever circuit wire panel battery turbine
    drill crane conveyor storage inventory tweaks patch fix lib api config ui hud zoom shader chunk performance
    structure biome dimension portal nether ender end overworld creature pet companion loot quest skill class rank`,
  zh: `世界 方块 矿石 铁 石头 村庄 洞穴 机器 魔法 水 火 光 夜 森林 河 海 山 龙 剑 弓 盾 药水 书 地图 箱子 背包 工具 熔炉 能量
    铁路 桥 塔 城堡 房屋 花园 农场 种子 面包 鱼 蜜蜂 狼 马 猫 地牢 神庙 沙漠 雪 冰 岛 水晶 金 银 铜 钻石 木 门 灯笼 星 月 太阳`,
};

/** Syllables of made-up words, for the long tail of names in a large catalogue. */
const SYLLABLES: Readonly<Record<'pt' | 'en', readonly [string, string, string]>> = {
  pt: [
    'al ba be bo ca co cu da do fa fe ga go ja la le li lu ma me mo na no o pa pe pi po ra re ri ro sa se so ta te to tra u va ve vi xa za',
    'ba be ca ço da di do fa ga go la lha li lo ma mi mo na nha ni no pa pi ra re ri ro sa si ta te ti tu va ve vi xi za zi',
    'ção dor dade nça nte ra ro ria rio sa sta ta tão te ti to tura va vel za zinho nho nha ão el al or eira eiro ino ica ico',
  ],
  en: [
    'ar be black bright cor dark deep el fen fire fox fro gl gor green grim hal har high hol iron kal kel lor mar mor night north oak or quick ra raven red rim sand sil star stone storm thorn tor val vin wil win wyr zan',
    'a an ar be da de el en er fe ga ha i il in ka la le li lo ma mi na no o or ra re ri ro sa ta te ti tu va we',
    'ia ium wood forge fall gate craft ling ward ring ton ham ford ley dale moor stead tide light song spire helm worth mere hold watch bound brook wick crest shade ite ix or us yn eth',
  ],
};

/** Number of made-up words per language; Chinese has none. */
const TAIL = 14_000;

const splitWords = (list: string): string[] => list.split(/\s+/).filter(Boolean);

const generateTail = (language: 'pt' | 'en'): string[] => {
  const random = createRandom(`synthetic:tail:${language}`);
  const [heads, middles, ends] = SYLLABLES[language].map(splitWords);
  const words = new Set<string>();
  while (words.size < TAIL) {
    const middle = random.chance(0.55) ? random.pick(middles ?? []) : '';
    words.add(random.pick(heads ?? []) + middle + random.pick(ends ?? []));
  }
  return [...words];
};

const VOCABULARY: Readonly<Record<TextLanguage, { names: readonly string[]; text: readonly string[] }>> = {
  pt: build('pt', generateTail('pt')),
  en: build('en', generateTail('en')),
  zh: build('zh', []),
};

function build(language: TextLanguage, tail: readonly string[]) {
  const names = [...splitWords(THEME[language]), ...tail];
  return { names, text: [...splitWords(GLUE[language]), ...names] };
}

/** Words by descending frequency: for titles, and for longer texts. */
export const getVocabulary = (language: TextLanguage) => VOCABULARY[language];
