import { fold } from '@bigorna/domain/fold';
import { getLanguage, type Language, LOCALES, type TextsByLocale } from '@bigorna/domain/locales';
import { getDocumentTokens } from '../tokenizer.ts';
import { getSingulars } from './plurals.ts';

/**
 * What mods are about, in six languages: the categories as people call them, then things. Authors write in one language;
 * the search finds their mods by the other names too. A slash separates names with one meaning. A tilde marks a name
 * that often means something else in its language: people search by it, but a text with it is not about the thing. The
 * index stores the names, so a change needs a new `SCHEMA_VERSION`.
 */
const CONCEPTS: readonly TextsByLocale[] = [
  ['tecnologia/tech', 'tecnologia/tech', 'technology/tech', 'tecnología', 'technologie', '科技/技术'],
  ['magia', 'magia', 'magic', 'magia', 'magie', '魔法'],
  ['aventura', 'aventura', 'adventure', 'aventura', 'aventure', '冒险'],
  [
    'criatura/monstro/mob',
    'criatura/monstro/mob',
    'creature/monster/mob',
    'criatura/monstruo',
    'créature/monstre',
    '生物/怪物',
  ],
  ['agricultura/plantação', 'agricultura/plantação', 'farming/agriculture', 'agricultura', 'agriculture', '农业/种植'],
  [
    'comida/culinária/cozinha',
    'comida/culinária/cozinha',
    'food/cooking/kitchen',
    'comida/cocina',
    'nourriture/cuisine',
    '食物/烹饪/美食',
  ],
  ['decoração', 'decoração', 'decoration/decor', 'decoración', 'décoration', '装饰'],
  ['construção', 'construção', 'building/construction', 'construcción', 'construction', '建筑'],
  ['transporte', 'transporte', 'transport/transportation', 'transporte', 'transport', '交通'],
  [
    'combate/luta/batalha',
    'combate/luta/batalha',
    'combat/battle/fight',
    'combate/pelea/batalla',
    'combat/bataille',
    '战斗',
  ],
  ['armazenamento/armazém', 'armazenamento/armazém', 'storage', 'almacenamiento/almacén', 'stockage', '存储/储存/仓库'],
  ['utilidade/utilitário', 'utilidade/utilitário', 'utility', 'utilidad', 'utilitaire', '实用工具/实用'],
  [
    'desempenho/otimização/fps',
    'desempenho/otimização/fps',
    'performance/optimization/optimisation/fps/lag',
    'rendimiento/optimización/fps',
    'performances/optimisation/fps',
    '性能优化/优化/帧数',
  ],
  ['interface/hud', 'interface/hud', 'interface/hud/ui/gui', 'interfaz/hud', 'interface/hud', '界面'],
  [
    'biblioteca/dependência/api',
    'biblioteca/dependência/api',
    'library/dependency/api/lib',
    'biblioteca/dependencia/api',
    'bibliothèque/dépendance/api',
    '前置库/前置',
  ],
  ['móvel/mobília', 'móvel/mobília', 'furniture', 'mueble', 'meuble', '家具'],
  ['mochila', 'mochila', 'backpack', 'mochila', 'sac à dos', '背包'],
  ['baú', 'arca', 'chest', 'cofre', 'coffre', '箱子'],
  ['gaveta', 'gaveta', 'drawer', 'cajón', 'tiroir', '抽屉'],
  ['inventário', 'inventário', 'inventory', 'inventario', 'inventaire', '物品栏'],
  [
    'organização/organizar',
    'organização/organizar',
    'sorting/sort/organization',
    'organización',
    'rangement/organisation',
    '整理',
  ],
  ['mapa/minimapa', 'mapa/minimapa', 'map/minimap', 'mapa/minimapa', 'carte/minicarte', '地图/小地图'],
  ['bússola', 'bússola', 'compass', 'brújula', 'boussole', '指南针'],
  ['navegação', 'navegação', 'navigation', 'navegación', 'navigation', '导航'],
  ['receita', 'receita', 'recipe', 'receta', 'recette', '配方/合成表/合成'],
  ['~item', '~item', '~item', '~objeto', '~objet', '~物品'],
  ['~bloco', '~bloco', '~block', '~bloque', '~bloc', '~方块'],
  ['ferramenta', 'ferramenta', 'tool', 'herramienta', 'outil', '工具'],
  ['picareta', 'picareta', 'pickaxe', '~pico', 'pioche', '镐'],
  ['machado', 'machado', 'axe', 'hacha', 'hache', '斧'],
  ['arma', 'arma', 'weapon', 'arma', 'arme', '武器'],
  ['espada', 'espada', 'sword', 'espada', 'épée', '剑'],
  ['arco', 'arco', 'bow', 'arco', 'arc', '弓'],
  ['flecha', 'flecha/~seta', 'arrow', 'flecha', 'flèche', '箭'],
  ['escudo', 'escudo', 'shield', 'escudo', 'bouclier', '盾牌'],
  ['armadura', 'armadura', 'armor/armour', 'armadura', 'armure', '盔甲'],
  ['duelo', 'duelo', 'duel', 'duelo', 'duel', '决斗'],
  ['chefe', 'chefe', 'boss', 'jefe', 'boss', '首领/boss'],
  ['zumbi', 'zombie', 'zombie', 'zombi', 'zombie', '僵尸'],
  ['esqueleto', 'esqueleto', 'skeleton', 'esqueleto', 'squelette', '骷髅'],
  ['aranha', 'aranha', 'spider', 'araña', 'araignée', '蜘蛛'],
  ['fantasma', 'fantasma', 'ghost', 'fantasma', 'fantôme', '幽灵'],
  ['bruxa', 'bruxa', 'witch', 'bruja', 'sorcière', '女巫'],
  ['mago', 'mago/feiticeiro', 'wizard/mage', 'mago', 'mage/sorcier', '法师'],
  ['lobisomem', 'lobisomem', 'werewolf', 'hombre lobo', 'loup-garou', '狼人'],
  ['vampiro', 'vampiro', 'vampire', 'vampiro', 'vampire', '吸血鬼'],
  ['pirata', 'pirata', 'pirate', 'pirata', 'pirate', '海盗'],
  ['cavaleiro', 'cavaleiro', 'knight', 'caballero', 'chevalier', '骑士'],
  ['dragão', 'dragão', 'dragon', 'dragón', 'dragon', '龙'],
  ['dinossauro', 'dinossauro', 'dinosaur', 'dinosaurio', 'dinosaure', '恐龙'],
  ['animal', 'animal', 'animal', 'animal', 'animal/animaux', '动物'],
  [
    'pet/bicho de estimação/animal de estimação',
    'animal de estimação',
    'pet',
    'mascota',
    'animal de compagnie',
    '宠物',
  ],
  ['gato', 'gato', 'cat', 'gato', '~chat/chaton/félin', '猫'],
  ['cachorro', 'cão/cães', 'dog', 'perro', 'chien', '狗'],
  ['lobo', 'lobo', 'wolf/wolves', 'lobo', 'loup', '狼'],
  ['cavalo', 'cavalo', 'horse', 'caballo', 'cheval/chevaux', '马'],
  ['vaca', 'vaca', 'cow', 'vaca', 'vache', '牛'],
  ['porco', 'porco', 'pig', 'cerdo', 'cochon', '猪'],
  ['galinha', 'galinha', 'chicken', 'gallina', 'poule', '鸡'],
  ['pássaro/ave', 'pássaro/ave', 'bird', 'pájaro', 'oiseau', '鸟'],
  ['papagaio', 'papagaio', 'parrot', 'loro', 'perroquet', '鹦鹉'],
  ['pombo', 'pombo', 'pigeon', 'paloma', 'pigeon', '鸽子'],
  ['peixe', 'peixe', 'fish', 'pez', 'poisson', '鱼'],
  ['pesca', 'pesca', 'fishing', 'pesca', 'pêche', '钓鱼'],
  ['abelha', 'abelha', 'bee', 'abeja', 'abeille', '蜜蜂'],
  ['mel', 'mel', 'honey', 'miel', 'miel', '蜂蜜'],
  ['aldeão/aldeões', 'aldeão/aldeões', 'villager', 'aldeano', 'villageois', '村民'],
  ['vila/aldeia', 'aldeia/vila', 'village', 'aldea', 'village', '村庄'],
  ['golem/golens', 'golem', 'golem', 'gólem', 'golem', '傀儡/魔像'],
  ['folclore', 'folclore', 'folklore', 'folclore', 'folklore', '民间传说'],
  ['bioma', 'bioma', 'biome', 'bioma', 'biome', '生物群系/群系'],
  ['dimensão', 'dimensão', 'dimension', 'dimensión', 'dimension', '维度'],
  ['portal', 'portal', 'portal', 'portal', 'portail', '传送门'],
  ['estrutura', 'estrutura', 'structure', 'estructura', 'structure', '结构'],
  ['masmorra', 'masmorra', 'dungeon', 'mazmorra', 'donjon', '地牢'],
  ['templo', 'templo', 'temple', 'templo', 'temple', '神庙'],
  ['ruína', 'ruína', 'ruin', 'ruina', 'ruine', '遗迹'],
  ['caverna', 'caverna/gruta', 'cave', 'cueva/caverna', 'grotte/caverne', '洞穴'],
  ['ilha', 'ilha', 'island', 'isla', 'île', '岛屿/岛'],
  ['montanha', 'montanha', 'mountain', 'montaña', 'montagne', '山'],
  ['floresta', 'floresta', 'forest', 'bosque', 'forêt', '森林'],
  ['selva', 'selva', 'jungle', 'selva', 'jungle', '丛林'],
  ['deserto', 'deserto', 'desert', 'desierto', 'désert', '沙漠'],
  ['pântano', 'pântano', 'swamp', 'pantano', 'marais', '沼泽'],
  ['árvore', 'árvore', 'tree', 'árbol', 'arbre', '树'],
  ['flor', 'flor', 'flower', 'flor', 'fleur', '花'],
  ['planta', 'planta', 'plant', 'planta', 'plante', '植物'],
  ['cogumelo', 'cogumelo', 'mushroom', '~seta/champiñón', 'champignon', '蘑菇'],
  ['jardim', 'jardim', 'garden', 'jardín', 'jardin', '花园'],
  ['estufa', 'estufa', 'greenhouse', 'invernadero', 'serre', '温室'],
  ['rio', 'rio', 'river', 'río', 'rivière', '河'],
  ['mar', 'mar', 'sea', 'mar', 'mer', '大海'],
  ['oceano', 'oceano', 'ocean', 'océano', 'océan', '海洋'],
  ['praia', 'praia', 'beach', 'playa', 'plage', '海滩'],
  ['água', 'água', 'water', 'agua', 'eau', '水'],
  ['fogo', 'fogo', 'fire', 'fuego', 'feu', '火'],
  ['gelo', 'gelo', 'ice', 'hielo', 'glace', '冰'],
  ['lava', 'lava', 'lava', 'lava', 'lave', '岩浆'],
  ['vulcão', 'vulcão', 'volcano', 'volcán', 'volcan', '火山'],
  ['clima/~tempo', 'clima/~tempo', 'weather/climate', 'clima/~tiempo', 'météo/climat', '天气'],
  ['tempestade', 'tempestade', 'storm', 'tormenta', 'tempête/orage', '风暴'],
  ['estação do ano', 'estação do ano', 'season', 'estación del año/~estación', 'saison', '季节/四季'],
  ['neve', 'neve', 'snow', 'nieve', 'neige', '雪'],
  ['inverno', 'inverno', 'winter', 'invierno', 'hiver', '冬天'],
  ['verão', 'verão', 'summer', 'verano', '~été/estival', '夏天'],
  ['outono', 'outono', 'autumn/~fall', 'otoño', 'automne', '秋天'],
  ['primavera', 'primavera', 'spring', 'primavera', 'printemps', '春天'],
  ['chuva', 'chuva', 'rain', 'lluvia', 'pluie', '雨'],
  ['vento', 'vento', 'wind', 'viento', 'vent', '风'],
  ['céu', 'céu', 'sky/skies', 'cielo', 'ciel', '天空'],
  ['lua', 'lua', 'moon', 'luna', 'lune', '月亮'],
  ['sol', 'sol', 'sun', 'sol', 'soleil', '太阳'],
  ['noite', 'noite', 'night', 'noche', 'nuit', '夜晚'],
  ['luz', 'luz', 'light', 'luz', 'lumière', '光/灯光'],
  ['lâmpada', 'candeeiro', 'lamp', 'lámpara', 'lampe', '灯'],
  ['lanterna', 'lanterna', 'lantern', 'linterna', 'lanterne', '灯笼'],
  ['tocha', 'tocha', 'torch', 'antorcha', 'torche', '火把'],
  ['casa', 'casa', 'house', 'casa', 'maison', '房子/房屋'],
  ['castelo', 'castelo', 'castle', 'castillo', 'château', '城堡'],
  ['torre', 'torre', 'tower', 'torre', '~tour/tourelle', '塔'],
  ['cidade', 'cidade', 'city', 'ciudad', 'ville', '城市'],
  ['arquitetura', 'arquitetura', 'architecture', 'arquitectura', 'architecture', '建筑学'],
  ['moderno', 'moderno', 'modern', 'moderno', 'moderne', '现代'],
  ['medieval', 'medieval', 'medieval', 'medieval', 'médiéval', '中世纪'],
  ['telhado', 'telhado', 'roof', 'tejado', 'toit', '屋顶'],
  ['janela', 'janela', 'window', 'ventana', 'fenêtre', '窗户'],
  ['vitral', 'vitral', 'stained glass', 'vidriera', 'vitrail', '彩色玻璃'],
  ['porta', 'porta', 'door', 'puerta', 'porte', '门'],
  ['parede', 'parede', 'wall', 'pared', 'mur', '墙'],
  ['vidro', 'vidro', 'glass', 'vidrio', 'verre', '玻璃'],
  ['madeira', 'madeira', 'wood', 'madera', 'bois', '木头'],
  ['pedra', 'pedra', 'stone', 'piedra', 'pierre', '石头'],
  ['ferro', 'ferro', 'iron', 'hierro', 'fer', '铁'],
  ['ouro', 'ouro', 'gold', 'oro', '~or/doré', '黄金'],
  ['cobre', 'cobre', 'copper', 'cobre', 'cuivre', '铜'],
  ['diamante', 'diamante', 'diamond', 'diamante', 'diamant', '钻石'],
  ['cristal', 'cristal', 'crystal', 'cristal', 'cristal', '水晶'],
  ['ponte', 'ponte', 'bridge', 'puente', 'pont', '桥'],
  ['estrada', 'estrada', 'road', 'carretera', 'route', '道路'],
  ['trem', 'comboio', 'train', 'tren', 'train', '火车'],
  ['trilho/ferrovia', 'carril/ferrovia', 'rail/railway', 'riel/ferrocarril', 'rail/chemin de fer', '铁路'],
  ['barco', 'barco', 'boat/ship', 'barco', 'bateau', '船'],
  ['carro', 'carro', 'car', 'coche/carro', 'voiture', '汽车'],
  ['carroça', 'carroça', 'cart/wagon', 'carreta', 'charrette', '马车'],
  ['veículo', 'veículo', 'vehicle', 'vehículo', 'véhicule', '车辆/载具'],
  ['avião', 'avião', 'plane/airplane', 'avión', 'avion', '飞机'],
  ['balão', 'balão', 'balloon', 'globo', 'montgolfière/ballon', '热气球'],
  ['voo', 'voo', 'flight/flying', 'vuelo', 'vol', '飞行'],
  ['viagem', 'viagem', 'travel', 'viaje', 'voyage', '旅行'],
  ['exploração', 'exploração', 'exploration', 'exploración', 'exploration', '探索'],
  ['sobrevivência', 'sobrevivência', 'survival', 'supervivencia', 'survie', '生存'],
  ['missão', 'missão', 'quest', 'misión', 'quête', '任务'],
  ['tesouro', 'tesouro', 'treasure', 'tesoro', 'trésor', '宝藏'],
  ['enigma', 'enigma', 'puzzle', 'acertijo', 'énigme', '谜题'],
  ['mistério', 'mistério', 'mystery', 'misterio', 'mystère', '悬疑'],
  ['história', 'história', 'history', 'historia', 'histoire', '历史'],
  ['livro', 'livro', 'book', 'libro', 'livre', '书'],
  ['feitiço', 'feitiço', 'spell', 'hechizo', '~sort/sortilège', '法术'],
  ['encantamento', 'encantamento', 'enchantment', 'encantamiento', 'enchantement', '附魔'],
  ['poção', 'poção', 'potion', 'poción', 'potion', '药水'],
  ['alquimia', 'alquimia', 'alchemy', 'alquimia', 'alchimie', '炼金/炼金术'],
  ['runa', 'runa', 'rune', 'runa', 'rune', '符文'],
  ['ritual', 'ritual', 'ritual', 'ritual', 'rituel', '仪式'],
  ['estrela', 'estrela', 'star', 'estrella', 'étoile', '星星'],
  ['automação', 'automação', 'automation', 'automatización', 'automatisation', '自动化'],
  ['máquina', 'máquina', 'machine', 'máquina', 'machine', '机器/机械'],
  ['robô', 'robô', 'robot', 'robot', 'robot', '机器人'],
  ['fornalha', 'fornalha', 'furnace', 'horno', 'fourneau', '熔炉'],
  ['forno', 'forno', 'oven', 'horno', '~four', '烤炉'],
  ['motor', 'motor', '~engine', 'motor', 'moteur', '引擎'],
  ['engrenagem', 'engrenagem', 'gear', 'engranaje', 'engrenage', '齿轮'],
  ['esteira', 'esteira/tapete rolante', 'conveyor', 'cinta transportadora', 'convoyeur', '传送带'],
  ['guindaste', 'guindaste/grua', 'crane', 'grúa', 'grue', '起重机'],
  ['energia', 'energia', 'energy/~power', 'energía', 'énergie', '能源/能量'],
  ['eletricidade', 'eletricidade', 'electricity', 'electricidad', 'électricité', '电力'],
  ['vapor', 'vapor', 'steam', 'vapor', 'vapeur', '蒸汽'],
  ['redstone', 'redstone', 'redstone', 'redstone', 'redstone', '红石'],
  ['mineração', 'mineração', 'mining', 'minería', 'minage', '挖矿'],
  ['minério', 'minério', 'ore', '~mineral/mena', 'minerai', '矿石'],
  ['metalurgia', 'metalurgia', 'metallurgy', 'metalurgia', 'métallurgie', '冶金'],
  ['fazenda', '~quinta', 'farm', 'granja', 'ferme', '农场'],
  ['cultivo', 'cultivo', 'crop', 'cultivo', '~culture/récolte', '农作物'],
  ['horta', 'horta', 'vegetable', 'huerto', 'potager', '蔬菜'],
  ['abóbora', 'abóbora', 'pumpkin', 'calabaza', 'citrouille', '南瓜'],
  ['pão', 'pão', 'bread', '~pan', '~pain', '面包'],
  ['padaria', 'padaria', 'bakery', 'panadería', 'boulangerie', '面包店'],
  ['bolo', 'bolo', 'cake', '~pastel/tarta', 'gâteau', '蛋糕'],
  ['fruta', 'fruta', 'fruit', 'fruta', 'fruit', '水果'],
  ['carne', 'carne', 'meat', 'carne', 'viande', '肉'],
  ['churrasco', 'churrasco', 'barbecue', 'barbacoa', 'barbecue', '烧烤'],
  ['queijo', 'queijo', 'cheese', 'queso', 'fromage', '奶酪'],
  ['café', 'café', 'coffee', 'café', 'café', '咖啡'],
  ['comércio', 'comércio', 'trading/trade', 'comercio', 'commerce', '交易'],
  ['mercado/feira', 'mercado/feira', 'market', 'mercado', 'marché', '市场'],
  ['loja', 'loja', 'shop', 'tienda', 'boutique', '商店'],
  ['moeda', 'moeda', 'coin/currency', 'moneda', 'monnaie', '货币'],
  ['festa', 'festa', 'festival/party', 'fiesta', 'fête', '节日'],
  ['música', 'música', 'music', 'música', 'musique', '音乐'],
  ['som', 'som', 'sound', 'sonido', '~son/sonore', '声音'],
  ['relógio', 'relógio', 'clock', 'reloj', 'horloge', '时钟'],
  ['fotografia', 'fotografia', 'photography', 'fotografía', 'photographie', '摄影'],
  ['aquário', 'aquário', 'aquarium', 'acuario', 'aquarium', '水族馆'],
  ['brinquedo', 'brinquedo', 'toy', 'juguete', 'jouet', '玩具'],
  ['pipa', 'papagaio de papel', 'kite', '~cometa', 'cerf-volant', '风筝'],
  ['~jogo', '~jogo', '~game', '~juego', '~jeu/~jeux', '~游戏'],
  ['xadrez', 'xadrez', 'chess', 'ajedrez', 'échecs', '国际象棋'],
  ['corrida', 'corrida', 'racing/~race', 'carrera', '~course', '赛车'],
  ['escola', 'escola', 'school', 'escuela', 'école', '学校'],
  ['servidor', 'servidor', 'server', 'servidor', 'serveur', '服务器'],
  ['moderação', 'moderação', 'moderation', 'moderación', 'modération', '版主管理'],
  ['acessibilidade', 'acessibilidade', 'accessibility', 'accesibilidad', 'accessibilité', '无障碍'],
  ['legenda', 'legenda', 'subtitle/caption', 'subtítulo', 'sous-titre', '字幕'],
  ['memória', 'memória', 'memory/ram', 'memoria', 'mémoire', '内存'],
  ['shader', 'shader', 'shader', 'shader', 'shader', '光影'],
  ['textura', 'textura', 'texture', 'textura', 'texture', '材质'],
  ['~tela', 'ecrã', '~screen', 'pantalla', 'écran', '屏幕'],
  ['celular', 'telemóvel', '~phone/smartphone/~mobile', 'celular', 'téléphone', '手机'],
  ['caranguejo', 'caranguejo', 'crab', 'cangrejo', 'crabe', '螃蟹'],
  ['urso', 'urso', 'bear', 'oso', 'ours', '熊'],
  ['coelho', 'coelho', 'rabbit/bunny', 'conejo', 'lapin', '兔子'],
  ['ovelha', 'ovelha', 'sheep', 'oveja', 'mouton', '羊'],
  ['raposa', 'raposa', 'fox', 'zorro', 'renard', '狐狸'],
  ['sapo', 'sapo', 'frog', 'rana', 'grenouille', '青蛙'],
  ['tartaruga', 'tartaruga', 'turtle', 'tortuga', 'tortue', '乌龟'],
  ['tubarão', 'tubarão', 'shark', 'tiburón', 'requin', '鲨鱼'],
  ['baleia', 'baleia', 'whale', 'ballena', 'baleine', '鲸鱼'],
  ['cobra', 'cobra', 'snake', 'serpiente', 'serpent', '蛇'],
  ['inseto', 'inseto', 'insect', 'insecto', 'insecte', '昆虫'],
  ['borboleta', 'borboleta', 'butterfly', 'mariposa', 'papillon', '蝴蝶'],
  ['macaco', 'macaco', 'monkey', 'mono', 'singe', '猴子'],
  ['pinguim', 'pinguim', 'penguin', 'pingüino', 'pingouin', '企鹅'],
  ['elfo', 'elfo', 'elf', 'elfo', 'elfe', '精灵'],
  ['anão', 'anão', 'dwarf', 'enano', 'nain', '矮人'],
  ['gigante', 'gigante', 'giant', 'gigante', 'géant', '巨人'],
  ['duende', 'duende', 'goblin', 'duende', 'gobelin', '哥布林'],
  ['anjo', 'anjo', 'angel', 'ángel', 'ange', '天使'],
  ['demônio', 'demónio', 'demon', 'demonio', 'démon', '恶魔'],
  ['alienígena', 'alienígena', 'alien', 'alienígena', 'extraterrestre', '外星人'],
  ['ninja', 'ninja', 'ninja', 'ninja', 'ninja', '忍者'],
  ['soldado', 'soldado', 'soldier', 'soldado', 'soldat', '士兵'],
  ['rei', 'rei', 'king', 'rey', 'roi', '国王'],
  ['rainha', 'rainha', 'queen', 'reina', 'reine', '女王'],
  ['casa na árvore', 'casa na árvore', 'treehouse', 'casa del árbol', 'cabane dans les arbres', '树屋'],
  ['cabana', 'cabana', 'cabin/cottage', 'cabaña', 'cabane', '小屋'],
  ['hospedaria/estalagem', 'estalagem', 'inn/tavern', 'posada/taberna', 'auberge/taverne', '旅馆/酒馆'],
  ['restaurante', 'restaurante', 'restaurant', 'restaurante', 'restaurant', '餐厅'],
  ['igreja', 'igreja', 'church', 'iglesia', 'église', '教堂'],
  ['hospital', 'hospital', 'hospital', 'hospital', 'hôpital', '医院'],
  ['prisão', 'prisão', 'prison', 'prisión', 'prison', '监狱'],
  ['museu', 'museu', 'museum', 'museo', 'musée', '博物馆'],
  ['fábrica', 'fábrica', 'factory', 'fábrica', 'usine', '工厂'],
  ['porto', 'porto', 'harbor/harbour', 'puerto', '~port', '港口'],
  ['farol', 'farol', 'lighthouse', 'faro', 'phare', '灯塔'],
  ['moinho', 'moinho', 'mill/windmill', 'molino', 'moulin', '磨坊/风车'],
  ['estátua', 'estátua', 'statue', 'estatua', 'statue', '雕像'],
  ['escultura', 'escultura', 'sculpture/carving', 'escultura', 'sculpture', '雕刻/雕塑'],
  ['~fonte/chafariz', '~fonte/chafariz', 'fountain', '~fuente', 'fontaine', '喷泉'],
  ['~cerca', '~cerca/vedação', 'fence', 'valla', 'clôture', '栅栏'],
  ['escada', 'escada', 'stairs', 'escalera', 'escalier', '楼梯'],
  ['tapete', 'tapete', 'carpet', 'alfombra', 'tapis', '地毯'],
  ['cortina', 'cortina', 'curtain', 'cortina', 'rideau', '窗帘'],
  ['cama', 'cama', 'bed', 'cama', 'lit', '床'],
  ['cadeira', 'cadeira', 'chair', 'silla', 'chaise', '椅子'],
  ['mesa', 'mesa', '~table', 'mesa', '~table', '桌子'],
  ['sofá', 'sofá', 'sofa/couch', 'sofá', 'canapé', '沙发'],
  ['~quadro/pintura', '~quadro/pintura', 'painting', 'cuadro/pintura', 'peinture/~tableau', '画'],
  ['espelho', 'espelho', 'mirror', 'espejo', 'miroir', '镜子'],
  ['sino', 'sino', 'bell', 'campana', 'cloche', '铃铛/钟'],
  ['~placa', '~placa', 'sign', 'cartel', 'panneau', '告示牌'],
  ['azulejo/ladrilho', 'azulejo/ladrilho', 'tile', 'azulejo/baldosa', 'carrelage', '瓷砖'],
  ['computador', 'computador', 'computer', 'ordenador', 'ordinateur', '电脑'],
  ['televisão', 'televisão', 'television', 'televisión', 'télévision', '电视'],
  ['rádio', 'rádio', 'radio', 'radio', 'radio', '收音机'],
  ['câmera', 'câmara', 'camera', 'cámara', 'caméra', '相机'],
  ['elevador', 'elevador', 'elevator', 'ascensor', 'ascenseur', '电梯'],
  ['teletransporte', 'teletransporte', 'teleport/teleportation', 'teletransporte', 'téléportation', '传送'],
  ['canhão', 'canhão', 'cannon', 'cañón', 'canon', '大炮'],
  ['bomba', 'bomba', 'bomb', 'bomba', 'bombe', '炸弹'],
  ['explosão', 'explosão', 'explosion', 'explosión', 'explosion', '爆炸'],
  ['faca', 'faca', 'knife/knives', 'cuchillo', 'couteau', '刀'],
  ['martelo', 'martelo', 'hammer', 'martillo', 'marteau', '锤子'],
  ['lança', 'lança', 'spear', 'lanza', 'lance', '长矛'],
  ['varinha', 'varinha', 'wand', 'varita', 'baguette', '魔杖'],
  ['anel', 'anel', '~ring', 'anillo', 'anneau', '戒指'],
  ['coroa', 'coroa', 'crown', 'corona', 'couronne', '王冠'],
  ['chapéu', 'chapéu', 'hat', 'sombrero', 'chapeau', '帽子'],
  ['roupa', 'roupa', 'clothes/clothing', 'ropa', 'vêtement', '衣服'],
  ['máscara', 'máscara', 'mask', 'máscara', 'masque', '面具'],
  ['ovo', 'ovo', 'egg', 'huevo', 'oeuf', '鸡蛋'],
  ['leite', 'leite', 'milk', 'leche', 'lait', '牛奶'],
  ['açúcar', 'açúcar', 'sugar', 'azúcar', 'sucre', '糖'],
  ['chocolate', 'chocolate', 'chocolate', 'chocolate', 'chocolat', '巧克力'],
  ['arroz', 'arroz', 'rice', 'arroz', 'riz', '米饭'],
  ['sopa', 'sopa', 'soup', 'sopa', 'soupe', '汤'],
  ['chá', 'chá', 'tea', 'té', '~thé/tisane', '茶'],
  ['vinho', 'vinho', 'wine', 'vino', 'vin', '葡萄酒'],
  ['cerveja', 'cerveja', 'beer', 'cerveza', 'bière', '啤酒'],
  ['mandioca', 'mandioca', 'cassava', 'mandioca', 'manioc', '木薯'],
  ['farinha', 'farinha', 'flour', 'harina', 'farine', '面粉'],
  ['maçã', 'maçã', 'apple', 'manzana', 'pomme', '苹果'],
  ['cenoura', 'cenoura', 'carrot', 'zanahoria', 'carotte', '胡萝卜'],
  ['batata', 'batata', 'potato', 'patata', 'pomme de terre', '土豆'],
  ['tomate', 'tomate', 'tomato', 'tomate', 'tomate', '番茄'],
  ['milho', 'milho', 'corn', 'maíz', 'maïs', '玉米'],
  ['trigo', 'trigo', 'wheat', 'trigo', 'blé', '小麦'],
  ['semente', 'semente', 'seed', 'semilla', 'graine', '种子'],
  ['erva', 'erva', 'herb', 'hierba', '~herbe/plante médicinale', '草药'],
  ['barco a vela', 'barco à vela', 'sail/sailing', 'velero', 'voile/voilier', '船帆/帆船'],
  ['submarino', 'submarino', 'submarine', 'submarino', 'sous-marin', '潜艇'],
  ['foguete', 'foguetão', 'rocket', 'cohete', 'fusée', '火箭'],
  [
    '~espaço/espacial',
    '~espaço/espacial',
    '~space/outer space/spaceship',
    '~espacio/espacial',
    '~espace/spatial',
    '太空',
  ],
  ['planeta', 'planeta', 'planet', 'planeta', 'planète', '行星'],
  ['astronomia', 'astronomia', 'astronomy', 'astronomía', 'astronomie', '天文'],
  ['caminhão', 'camião', 'truck', 'camión', 'camion', '卡车'],
  ['ônibus', 'autocarro', 'bus', 'autobús', 'autobus', '公交车'],
  ['moto', 'mota', 'motorcycle', 'moto', 'moto', '摩托车'],
  ['bicicleta', 'bicicleta', 'bicycle', 'bicicleta', 'vélo', '自行车'],
  ['tanque de guerra', 'tanque de guerra', 'tank', 'tanque de guerra', 'char d’assaut', '坦克'],
  ['túnel', 'túnel', 'tunnel', 'túnel', 'tunnel', '隧道'],
  ['areia', 'areia', 'sand', '~arena', 'sable', '沙子'],
  ['barro/argila', 'barro/argila', 'clay', 'arcilla', 'argile', '粘土'],
  ['tijolo', 'tijolo', 'brick', 'ladrillo', 'brique', '砖'],
  ['lã', 'lã', 'wool', 'lana', 'laine', '羊毛'],
  ['couro', 'couro', 'leather', 'cuero', 'cuir', '皮革'],
  ['papel', 'papel', 'paper', 'papel', 'papier', '纸'],
  ['tinta', 'tinta', 'ink/paint', 'tinta', 'encre', '墨水'],
  ['~cor', '~cor', '~color/~colour', 'color', 'couleur', '颜色'],
  ['osso', 'osso', 'bone', 'hueso', 'os', '骨头'],
  ['armadilha', 'armadilha', 'trap', 'trampa', 'piège', '陷阱'],
  ['chave', 'chave', '~key', 'llave', 'clé', '钥匙'],
  ['classe', 'classe', '~class', 'clase', 'classe', '职业'],
  ['habilidade', 'habilidade', 'skill', 'habilidad', 'compétence', '技能'],
  ['tabuleiro', 'tabuleiro', 'board game', 'juego de mesa', 'jeu de société', '桌游'],
  ['instrumento', 'instrumento', 'instrument', 'instrumento', 'instrument', '乐器'],
  ['dança', 'dança', 'dance', 'baile', 'danse', '舞蹈'],
  ['jornal', 'jornal', 'newspaper', 'periódico', '~journal', '报纸'],
  ['correio/carta', 'correio/carta', 'mail/letter', 'correo/carta', 'courrier/lettre', '邮件/信'],
  ['caça', 'caça', 'hunting', 'caza', 'chasse', '狩猎'],
  ['arqueologia', 'arqueologia', 'archaeology', 'arqueología', 'archéologie', '考古'],
  ['realista', 'realista', 'realistic', 'realista', 'réaliste', '写实'],
  ['vela', 'vela', 'candle', '~vela', 'bougie', '蜡烛'],
  ['conto/lenda', 'conto/lenda', 'story/tale/legend', 'cuento/leyenda', 'conte/légende', '故事/传说'],
];

const AMBIGUOUS = '~';
const splitNames = (cells: readonly string[]): string[] => cells.flatMap((names) => names.split('/'));
const toWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const toSingular = (word: string): string => getSingulars(word)[0] ?? word;

/** Tokens of a name. A name of several words is one token, because each word alone means something else. */
const getNameTokens = (name: string): string[] => {
  const { plain, derived } = getDocumentTokens(toWords(name).join(''));
  return [...plain, ...derived];
};

/** Keys of a phrase: as written, and with the possible singulars of its words. */
const toKeys = (words: readonly string[]): string[] => {
  const [only] = words;
  if (words.length === 1 && only !== undefined) return [only, ...getSingulars(only)];
  return [words.join(' '), words.map(toSingular).join(' ')];
};

interface Names {
  readonly tokens: ReadonlyMap<string, readonly string[]>;
  /** First words of names of several words. */
  readonly starts: ReadonlySet<string>;
  /** Chinese names of two and more letters, the longest first. */
  readonly chinese: readonly string[];
}

const HAN = /\p{sc=Han}/u;

const mapNames = (language: Language): Names => {
  const tokens = new Map<string, string[]>();
  for (const concept of CONCEPTS) {
    const conceptTokens = splitNames(concept).flatMap((name) => getNameTokens(name.replace(AMBIGUOUS, '')));
    const own = splitNames(concept.filter((_, i) => getLanguage(LOCALES[i] ?? '') === language));
    for (const key of new Set(
      own.filter((name) => !name.startsWith(AMBIGUOUS)).flatMap((name) => toKeys(toWords(name))),
    ))
      tokens.set(key, [...(tokens.get(key) ?? []), ...conceptTokens]);
  }
  const starts = new Set(
    [...tokens.keys()].filter((key) => key.includes(' ')).map((key) => key.split(' ', 1)[0] ?? ''),
  );
  const chinese = [...tokens.keys()].filter((key) => HAN.test(key) && key.length > 1);
  return { tokens, starts, chinese: chinese.sort((a, b) => b.length - a.length) };
};

const namesByLanguage = new Map<Language, Names>();

const getNames = (language: Language): Names => {
  const names = namesByLanguage.get(language) ?? mapNames(language);
  namesByLanguage.set(language, names);
  return names;
};

const PHRASE_MAX = 4;

/** Each word, and the phrases that begin like a name of several words. */
const getPhrases = (words: readonly string[], starts: ReadonlySet<string>): string[][] =>
  words.flatMap((word, at) => {
    const length = starts.has(word) || starts.has(toSingular(word)) ? Math.min(PHRASE_MAX, words.length - at) : 1;
    return Array.from({ length }, (_, i) => words.slice(at, at + i + 1));
  });

/** Names in a text without spaces. A name inside a longer name does not count. */
const findInside = (text: string, names: readonly string[]): string[] => {
  let rest = text;
  return names.filter((name) => {
    const isInside = rest.includes(name);
    if (isInside) rest = rest.replaceAll(name, ' ');
    return isInside;
  });
};

/** Search tokens of the things that texts of a language name, in all languages. */
export const findConceptTokens = (texts: readonly string[], language: Language): string[] => {
  const { tokens, starts, chinese } = getNames(language);
  return texts.flatMap((text) => {
    const words = toWords(text);
    const keys = [...getPhrases(words, starts).flatMap(toKeys), ...findInside(words.join(' '), chinese)];
    return keys.flatMap((key) => tokens.get(key) ?? []);
  });
};

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  splitNames(CONCEPTS.flat())
    .map((name) => name.replace(AMBIGUOUS, ''))
    .toReversed()
    .map((name) => [toWords(name).join(''), name]),
);

/** The written form of a folded name of a thing; undefined for any other word. */
export const findSpelling = (word: string): string | undefined => SPELLINGS.get(word);
