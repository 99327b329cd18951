import type { translated } from '@bigorna/domain/entities/written';
import type { z } from 'zod';

export type Translated = Required<z.infer<typeof translated>>;

export const FAQ: readonly { question: Translated; answer: Translated }[] = [
  {
    question: {
      'pt-BR': 'Preciso de conta para baixar?',
      'pt-PT': 'Preciso de conta para descarregar?',
      'en-US': 'Do I need an account to download?',
      'es-ES': '¿Necesito una cuenta para descargar?',
      'fr-FR': 'Faut-il un compte pour télécharger ?',
      'zh-CN': '下载需要账号吗？',
    },
    answer: {
      'pt-BR':
        'Sim, com o e-mail confirmado. Navegar e buscar é livre; a conta guarda o seu histórico e avisa das versões novas.',
      'pt-PT':
        'Sim, com o e-mail confirmado. Navegar e pesquisar é livre; a conta guarda o teu histórico e avisa das versões novas.',
      'en-US':
        'Yes, with a confirmed e-mail. Browsing and searching are free; the account keeps your history and tells you about new versions.',
      'es-ES':
        'Sí, con el correo confirmado. Navegar y buscar es libre; la cuenta guarda tu historial y avisa de las versiones nuevas.',
      'fr-FR':
        'Oui, avec un e-mail vérifié. La navigation et la recherche sont libres ; le compte conserve votre historique et vous signale les nouvelles versions.',
      'zh-CN': '需要，并且要验证邮箱。浏览和搜索无需账号；账号会保存下载记录并提醒新版本。',
    },
  },
  {
    question: {
      'pt-BR': 'Como instalo um mod?',
      'pt-PT': 'Como instalo um mod?',
      'en-US': 'How do I install a mod?',
      'es-ES': '¿Cómo instalo un mod?',
      'fr-FR': 'Comment installer un mod ?',
      'zh-CN': '如何安装模组？',
    },
    answer: {
      'pt-BR':
        'Instale o carregador indicado na página, baixe o arquivo .jar da sua versão do jogo e coloque-o na pasta `mods`.',
      'pt-PT':
        'Instala o carregador indicado na página, descarrega o ficheiro .jar da tua versão do jogo e coloca-o na pasta `mods`.',
      'en-US':
        'Install the loader named on the page, download the .jar for your game version and put it in the `mods` folder.',
      'es-ES':
        'Instala el cargador que indica la página, descarga el archivo .jar de tu versión del juego y colócalo en la carpeta `mods`.',
      'fr-FR':
        'Installez le chargeur indiqué sur la page, téléchargez le fichier .jar pour votre version du jeu et placez-le dans le dossier `mods`.',
      'zh-CN': '安装页面注明的加载器，下载对应游戏版本的 .jar 文件，放入 `mods` 文件夹。',
    },
  },
  {
    question: {
      'pt-BR': 'E um addon de Bedrock?',
      'pt-PT': 'E um addon de Bedrock?',
      'en-US': 'And a Bedrock addon?',
      'es-ES': '¿Y un addon de Bedrock?',
      'fr-FR': 'Et un addon Bedrock ?',
      'zh-CN': '基岩版附加包呢？',
    },
    answer: {
      'pt-BR':
        'Abra o arquivo .mcaddon ou .mcpack: o jogo importa sozinho. Depois ative os pacotes nas configurações do mundo.',
      'pt-PT':
        'Abre o ficheiro .mcaddon ou .mcpack: o jogo importa-o sozinho. Depois ativa os pacotes nas definições do mundo.',
      'en-US':
        'Open the .mcaddon or .mcpack file and the game imports it. Then switch the packs on in the world’s settings.',
      'es-ES':
        'Abre el archivo .mcaddon o .mcpack: el juego lo importa solo. Después activa los paquetes en los ajustes del mundo.',
      'fr-FR':
        'Ouvrez le fichier .mcaddon ou .mcpack : le jeu l’importe tout seul. Activez ensuite les packs dans les paramètres du monde.',
      'zh-CN': '打开 .mcaddon 或 .mcpack 文件，游戏会自动导入，然后在世界设置中启用。',
    },
  },
  {
    question: {
      'pt-BR': 'Os arquivos são verificados?',
      'pt-PT': 'Os ficheiros são verificados?',
      'en-US': 'Are the files checked?',
      'es-ES': '¿Se revisan los archivos?',
      'fr-FR': 'Les fichiers sont-ils vérifiés ?',
      'zh-CN': '文件经过检查吗？',
    },
    answer: {
      'pt-BR':
        'Todos. A equipe revisa cada envio e a página mostra o SHA-256, para você conferir que recebeu o mesmo arquivo.',
      'pt-PT':
        'Todos. A equipa revê cada envio e a página mostra o SHA-256, para confirmares que recebeste o mesmo ficheiro.',
      'en-US':
        'All of them. Staff review every submission, and the page shows the SHA-256 so that you can check what you received.',
      'es-ES':
        'Todos. El equipo revisa cada envío y la página muestra el SHA-256 para que compruebes que has recibido el mismo archivo.',
      'fr-FR':
        'Tous. L’équipe examine chaque envoi et la page affiche le SHA-256, pour vérifier que vous avez reçu le même fichier.',
      'zh-CN': '全部经过检查。团队会审核每次提交，页面还会显示 SHA-256，方便你核对收到的文件。',
    },
  },
  {
    question: {
      'pt-BR': 'O que quer dizer “premium”?',
      'pt-PT': 'O que quer dizer «premium»?',
      'en-US': 'What does “premium” mean?',
      'es-ES': '¿Qué significa «premium»?',
      'fr-FR': 'Que veut dire « premium » ?',
      'zh-CN': '“高级”是什么意思？',
    },
    answer: {
      'pt-BR': 'É um selo para trabalhos maiores. Serve de etiqueta e de filtro; o download é igual ao dos outros.',
      'pt-PT': 'É um selo para trabalhos maiores. Serve de etiqueta e de filtro; descarrega-se como os outros.',
      'en-US': 'A mark for larger works. It labels and filters; the download is like any other.',
      'es-ES': 'Es un sello para trabajos más grandes. Sirve de etiqueta y filtro; la descarga es como las demás.',
      'fr-FR':
        'C’est la marque des créations de plus grande envergure. Elle sert d’étiquette et de filtre ; le téléchargement ne change pas.',
      'zh-CN': '这是较大型作品的标记，仅用于标注和筛选，下载方式相同。',
    },
  },
  {
    question: {
      'pt-BR': 'Por que meu comentário sumiu?',
      'pt-PT': 'Porque desapareceu o meu comentário?',
      'en-US': 'Why did my comment disappear?',
      'es-ES': '¿Por qué desapareció mi comentario?',
      'fr-FR': 'Pourquoi mon commentaire a-t-il disparu ?',
      'zh-CN': '我的评论为什么不见了？',
    },
    answer: {
      'pt-BR':
        'Comentários que ferem as regras da comunidade são ocultados pela moderação. Se achar que foi engano, escreva pela página de contato.',
      'pt-PT':
        'Os comentários que violam as regras da comunidade são ocultados pela moderação. Se achas que foi engano, escreve-nos pela página de contacto.',
      'en-US':
        'Moderators hide comments that break the guidelines. If it was a mistake, write to us on the contact page.',
      'es-ES':
        'La moderación oculta los comentarios que incumplen las normas. Si crees que ha sido un error, escríbenos desde la página de contacto.',
      'fr-FR':
        'La modération masque les commentaires contraires aux règles. Si vous pensez que c’est une erreur, écrivez-nous depuis la page de contact.',
      'zh-CN': '违反准则的评论会被管理员隐藏。如有误判，请通过联系页面告诉我们。',
    },
  },
  {
    question: {
      'pt-BR': 'Como apago a minha conta?',
      'pt-PT': 'Como apago a minha conta?',
      'en-US': 'How do I delete my account?',
      'es-ES': '¿Cómo elimino mi cuenta?',
      'fr-FR': 'Comment supprimer mon compte ?',
      'zh-CN': '如何删除账号？',
    },
    answer: {
      'pt-BR':
        'Em editar perfil. Antes disso você pode baixar todos os seus dados; os comentários ficam, sem o seu nome.',
      'pt-PT':
        'Em «Editar perfil». Antes disso, podes descarregar todos os teus dados; os comentários ficam, sem o teu nome.',
      'en-US': 'Under edit profile. You can download all your data first; comments stay, without your name.',
      'es-ES': 'En «Editar perfil». Antes puedes descargar todos tus datos; los comentarios quedan, sin tu nombre.',
      'fr-FR':
        'Dans « Modifier le profil ». Vous pouvez d’abord télécharger vos données ; les commentaires restent, sans votre nom.',
      'zh-CN': '在“编辑资料”中操作。删除前可下载全部数据；评论会保留，但不显示你的名字。',
    },
  },
];

export const SITE_CHANGELOG: readonly { version: string; ageDays: number; title: Translated; body: Translated }[] = [
  {
    version: '1.2.0',
    ageDays: 6,
    title: {
      'pt-BR': 'Meu jogo',
      'pt-PT': 'O meu jogo',
      'en-US': 'My game',
      'es-ES': 'Mi juego',
      'fr-FR': 'Mon jeu',
      'zh-CN': '我的游戏',
    },
    body: {
      'pt-BR': 'Escolha uma vez a versão e o carregador: toda busca passa a mostrar o que funciona com o seu jogo.',
      'pt-PT':
        'Escolhe uma vez a versão e o carregador: toda a pesquisa passa a mostrar o que funciona com o teu jogo.',
      'en-US': 'Choose version and loader once, and every search shows what works with your game.',
      'es-ES': 'Elige una vez la versión y el cargador: cada búsqueda mostrará lo que funciona con tu juego.',
      'fr-FR':
        'Choisissez une fois la version et le chargeur : chaque recherche montre ce qui fonctionne avec votre jeu.',
      'zh-CN': '只需选择一次版本和加载器，之后每次搜索都会标明哪些内容适用于你的游戏。',
    },
  },
  {
    version: '1.1.0',
    ageDays: 34,
    title: {
      'pt-BR': 'Addons de Bedrock',
      'pt-PT': 'Addons de Bedrock',
      'en-US': 'Bedrock addons',
      'es-ES': 'Addons de Bedrock',
      'fr-FR': 'Addons Bedrock',
      'zh-CN': '基岩版附加包',
    },
    body: {
      'pt-BR': 'Os addons ganharam a sua aba, com instruções para celular, console e computador.',
      'pt-PT': 'Os addons ganharam o seu separador, com instruções para telemóvel, consola e computador.',
      'en-US': 'Addons have their own tab, with instructions for phones, consoles and computers.',
      'es-ES': 'Los addons tienen su propia pestaña, con instrucciones para móvil, consola y ordenador.',
      'fr-FR': 'Les addons ont leur onglet, avec des instructions pour téléphone, console et ordinateur.',
      'zh-CN': '附加包有了独立标签页，并附手机、主机和电脑的安装说明。',
    },
  },
  {
    version: '1.0.0',
    ageDays: 80,
    title: {
      'pt-BR': 'A forja acende',
      'pt-PT': 'A forja acende',
      'en-US': 'The forge is lit',
      'es-ES': 'Se enciende la forja',
      'fr-FR': 'La forge s’allume',
      'zh-CN': '锻炉点燃了',
    },
    body: {
      'pt-BR': 'A Bigorna abre as portas com mods revisados um a um.',
      'pt-PT': 'A Bigorna abre as portas com mods revistos um a um.',
      'en-US': 'Bigorna opens its doors, with mods reviewed one by one.',
      'es-ES': 'Bigorna abre sus puertas con mods revisados uno a uno.',
      'fr-FR': 'Bigorna ouvre ses portes, avec des mods vérifiés un par un.',
      'zh-CN': 'Bigorna 正式开放，所有模组均经逐一审核。',
    },
  },
];
