import type { FindingCode } from '@bigorna/domain/archive-findings';
import { defineArea, type Pair } from '../area.ts';

type FindingTexts = Readonly<Record<FindingCode, Pair>>;

/** Findings of the automatic checks of files and mods. */
export const findings = defineArea({
  console: {
    findings: {
      heading: ['O que a máquina encontrou', 'What the machine found'],
      none: ['Nada de estranho foi encontrado.', 'Nothing unusual was found.'],
      title: {
        not_an_archive: ['Não é um arquivo compactado', 'Not an archive'],
        archive_broken: ['Arquivo corrompido', 'Broken archive'],
        archive_encrypted: ['Arquivo com senha', 'Archive with a password'],
        too_many_entries: ['Arquivos demais lá dentro', 'Too many files inside'],
        unpacks_too_large: ['Grande demais ao descompactar', 'Too large when unpacked'],
        ratio_too_high: ['Compressão suspeita', 'Suspicious compression'],
        path_escapes: ['Caminho que sai da pasta', 'Path that leaves the folder'],
        name_misleads: ['Nome que engana', 'A name that misleads'],
        names_collide: ['Nomes que se confundem', 'Names that collide'],
        link_inside: ['Atalho lá dentro', 'Link inside'],
        nested_too_deep: ['Pacotes dentro de pacotes demais', 'Too many packs within packs'],
        executable_inside: ['Programa executável lá dentro', 'Executable program inside'],
        sealed_pack_inside: ['Pacote que não se abre', 'A pack that cannot be opened'],
        too_many_packs: ['Pacotes demais lá dentro', 'Too many packs inside'],
        known_malware: ['Arquivo malicioso conhecido', 'Known malware'],
        known_stealer: ['Ladrão de contas conhecido', 'Known stealer'],
        stealer_suspected: ['Pode ser um ladrão de contas', 'May be a stealer'],
        packed_inside: ['Algo compactado lá dentro', 'Something packed inside'],
        wrong_kind: ['Tipo errado de arquivo', 'Wrong kind of file'],
        no_manifest: ['Sem manifesto', 'No manifest'],
        manifest_unreadable: ['Manifesto ilegível', 'Unreadable manifest'],
        version_differs: ['Versão diferente do manifesto', 'Version differs from the manifest'],
        loader_contradicts: ['Loaders que o manifesto contradiz', 'Loaders that the manifest contradicts'],
        loader_differs: ['Loaders diferentes do manifesto', 'Loaders differ from the manifest'],
        game_version_differs: ['Versões do jogo diferentes do manifesto', 'Game versions differ from the manifest'],
        name_differs: ['Nome diferente do manifesto', 'Name differs from the manifest'],
        other_mod: ['Parece o arquivo de outro mod', 'Looks like another mod’s file'],
        duplicate_file: ['Arquivo repetido', 'Same file again'],
        hosted_elsewhere: ['Hospedado fora do portal', 'Hosted outside the portal'],
        no_clear_release: ['Sem versão liberada', 'No clear release'],
        no_license: ['Sem licença', 'No license'],
        no_category: ['Sem categoria', 'No category'],
        no_description: ['Sem descrição', 'No description'],
        picture_undescribed: ['Imagem sem descrição', 'Picture without a description'],
        title_taken: ['Título já usado', 'Title already used'],
        no_thumbnail: ['Sem imagem de capa', 'No cover picture'],
        short_description: ['Descrição curta', 'Short description'],
        large_file: ['Arquivo grande', 'Large file'],
        first_of_author: ['Primeiro mod deste autor', 'First mod of this author'],
      } satisfies FindingTexts,
      text: {
        not_an_archive: [
          'O conteúdo não é de um .jar nem de um .zip, seja qual for o nome.',
          'What is inside is neither a .jar nor a .zip, whatever its name.',
        ],
        archive_broken: [
          'O arquivo não pôde ser lido até o fim (%{entry}).',
          'The archive could not be read to its end (%{entry}).',
        ],
        archive_encrypted: [
          'Partes estão protegidas por senha (%{entry}): não dá para verificar.',
          'Parts are protected by a password (%{entry}) and cannot be checked.',
        ],
        too_many_entries: [
          'São %{count} arquivos; o limite é %{max}.',
          'There are %{count} files; the limit is %{max}.',
        ],
        unpacks_too_large: [
          'Ocuparia %{size} descompactado; o limite é %{max}.',
          'It would take %{size} unpacked; the limit is %{max}.',
        ],
        ratio_too_high: [
          'Cresce %{ratio} vezes ao descompactar; o limite é %{max}. Parece uma bomba de compressão.',
          'It grows %{ratio} times when unpacked; the limit is %{max}. It looks like a compression bomb.',
        ],
        path_escapes: [
          '“%{entry}” gravaria fora da pasta do jogo.',
          '“%{entry}” would be written outside the game’s folder.',
        ],
        name_misleads: [
          '“%{entry}” se lê como outro nome: tem sinais que não se veem ou que invertem a escrita.',
          '“%{entry}” reads as another name: it holds signs that are not seen or that turn the writing around.',
        ],
        names_collide: [
          '“%{entry}” e outro arquivo só diferem em maiúsculas ou acentos: alguns sistemas ficam com um só.',
          '“%{entry}” and another file differ in capitals or accents alone: some systems keep only one.',
        ],
        link_inside: [
          '“%{entry}” aponta para outro lugar do computador.',
          '“%{entry}” points elsewhere on the computer.',
        ],
        nested_too_deep: [
          'Há %{depth} níveis de pacotes, um dentro do outro; o limite é %{max}.',
          'Packs lie %{depth} levels within one another; the limit is %{max}.',
        ],
        executable_inside: [
          '“%{entry}” é um programa, não parte de um mod.',
          '“%{entry}” is a program, not part of a mod.',
        ],
        sealed_pack_inside: [
          '“%{entry}” é um pacote em que o portal não consegue olhar.',
          '“%{entry}” is a pack that the portal cannot look into.',
        ],
        too_many_packs: [
          'São mais de %{max} pacotes lá dentro: não dá para reconhecer todos.',
          'There are more than %{max} packs inside: not all of them can be told apart.',
        ],
        known_malware: [
          'Está na lista de arquivos bloqueados, como %{name} (%{entry}).',
          'It is on the list of blocked files, as %{name} (%{entry}).',
        ],
        known_stealer: ['“%{entry}” tem as marcas de “%{marker}”.', '“%{entry}” bears the marks of “%{marker}”.'],
        stealer_suspected: [
          '“%{entry}” tem algo que ladrões de contas têm (“%{marker}”), e alguns mods honestos também. A versão espera que alguém confirme.',
          '“%{entry}” has something that stealers have (“%{marker}”), and some honest mods too. The release waits until somebody confirms it.',
        ],
        packed_inside: [
          '“%{entry}” traz algo compactado que o portal não abre. A versão espera que alguém confirme.',
          '“%{entry}” holds something packed that the portal does not open. The release waits for somebody to confirm it.',
        ],
        wrong_kind: ['Aqui se espera: %{expected}.', 'Expected here: %{expected}.'],
        no_manifest: [
          'Nenhum manifesto de mod ou addon foi encontrado: os campos não puderam ser lidos.',
          'No manifest of a mod or addon was found: the fields could not be read.',
        ],
        manifest_unreadable: [
          '%{manifest} está lá, mas não pôde ser entendido.',
          '%{manifest} is there but could not be understood.',
        ],
        version_differs: [
          'O manifesto diz %{archive}; o formulário, %{form}.',
          'The manifest says %{archive}; the form, %{form}.',
        ],
        loader_contradicts: [
          'O manifesto diz %{archive}; o formulário, %{form}. A versão espera que alguém confirme.',
          'The manifest says %{archive}; the form, %{form}. The release waits for somebody to confirm it.',
        ],
        loader_differs: [
          'O manifesto diz %{archive}; o formulário, %{form}.',
          'The manifest says %{archive}; the form, %{form}.',
        ],
        game_version_differs: [
          'O manifesto diz %{archive}; o formulário, %{form}.',
          'The manifest says %{archive}; the form, %{form}.',
        ],
        name_differs: [
          'O manifesto diz “%{archive}”; o mod se chama “%{form}”.',
          'The manifest says “%{archive}”; the mod is called “%{form}”.',
        ],
        other_mod: [
          'O manifesto é de %{archive}. Os outros arquivos de “%{form}” são de %{expected}.',
          'The manifest belongs to %{archive}. The other files of “%{form}” belong to %{expected}.',
        ],
        duplicate_file: [
          'O mesmo arquivo já é a versão %{version} de %{title}.',
          'The same file is already release %{version} of %{title}.',
        ],
        hosted_elsewhere: [
          'O portal não verifica o que está fora dele: uma pessoa precisa confirmar.',
          'The portal cannot check what lies outside it: a person has to confirm it.',
        ],
        no_clear_release: ['Um visitante não teria o que baixar.', 'A visitor would find nothing to download.'],
        no_license: [
          'Ninguém sabe o que pode fazer com o mod: a página não mostra licença.',
          'Nobody knows what they may do with the mod: its page shows no license.',
        ],
        no_category: ['Não aparece em nenhuma categoria do catálogo.', 'It shows in no category of the catalog.'],
        no_description: ['A página do mod fica sem texto.', 'The mod’s page has no text.'],
        picture_undescribed: [
          'Quem não vê as imagens da galeria não sabe o que elas mostram.',
          'Those who do not see the gallery’s pictures cannot tell what they show.',
        ],
        title_taken: ['Já existe um mod chamado %{title}.', 'There already is a mod called %{title}.'],
        no_thumbnail: [
          'Na lista aparece a criatura do nome no lugar da capa.',
          'Lists show the creature of its name instead of a cover.',
        ],
        short_description: [
          'A descrição diz pouco a quem chega pela busca.',
          'The description tells little to those who come by search.',
        ],
        large_file: ['O arquivo tem %{size}.', 'The file has %{size}.'],
        first_of_author: [
          'Nenhum outro mod de %{author} foi aprovado ainda.',
          'No other mod by %{author} has been approved yet.',
        ],
      } satisfies FindingTexts,
    },
  },
});
