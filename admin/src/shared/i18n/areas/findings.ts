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
        nested_not_an_archive: ['Pacote só no nome', 'Not an archive, despite its name'],
        archive_broken: ['Arquivo corrompido', 'Broken archive'],
        archive_ambiguous: ['Arquivo que cada programa lê de um jeito', 'Archive that programs read differently'],
        archive_empty: ['Arquivo vazio', 'Empty archive'],
        archive_split: ['Arquivo em várias partes', 'Archive in several parts'],
        archive_zip64: ['Formato ZIP64', 'ZIP64 format'],
        archive_encrypted: ['Arquivo com senha', 'Archive with a password'],
        method_unsupported: ['Compressão incomum', 'Unusual compression'],
        too_many_entries: ['Arquivos demais lá dentro', 'Too many files inside'],
        directory_too_large: ['Lista de arquivos longa demais', 'List of files too long'],
        unpacks_too_large: ['Grande demais ao descompactar', 'Too large when unpacked'],
        ratio_too_high: ['Compressão suspeita', 'Suspicious compression'],
        path_escapes: ['Caminho que sai da pasta', 'Path that leaves the folder'],
        path_backslash: ['Barras invertidas no caminho', 'Backslashes in a path'],
        path_invalid: ['Caminho inválido', 'Invalid path'],
        name_too_long: ['Caminho longo demais', 'Path too long'],
        name_not_utf8: ['Nome que não é UTF-8', 'A name that is not UTF-8'],
        name_misleads: ['Nome que engana', 'A name that misleads'],
        name_twice: ['Dois arquivos com o mesmo nome', 'Two files with one name'],
        names_collide: ['Nomes que se confundem', 'Names that collide'],
        file_and_folder: ['Arquivo com nome de pasta', 'File with the name of a folder'],
        link_inside: ['Atalho ou dispositivo lá dentro', 'Link or device inside'],
        nested_too_deep: ['Pacotes dentro de pacotes demais', 'Too many packs within packs'],
        executable_inside: ['Programa ou atalho lá dentro', 'Program or shortcut inside'],
        sealed_pack_inside: ['Algo que não se abre', 'Something that cannot be opened'],
        too_many_packs: ['Pacotes demais lá dentro', 'Too many packs inside'],
        known_malware: ['Arquivo malicioso conhecido', 'Known malware'],
        known_stealer: ['Ladrão de contas conhecido', 'Known stealer'],
        stealer_suspected: ['Pode ser um ladrão de contas', 'May be a stealer'],
        packed_inside: ['Algo compactado lá dentro', 'Something packed inside'],
        wrong_kind: ['Tipo errado de arquivo', 'Wrong kind of file'],
        no_manifest: ['Sem manifesto', 'No manifest'],
        manifest_unreadable: ['Manifesto ilegível', 'Unreadable manifest'],
        manifest_without_id: ['Manifesto sem id', 'Manifest without an id'],
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
        nested_not_an_archive: [
          '“%{entry}” tem nome de pacote, mas o conteúdo é outro. Mude o nome ou tire-o.',
          '“%{entry}” has the name of an archive, but its content is something else. Rename it or take it out.',
        ],
        archive_broken: [
          'O arquivo não pôde ser lido até o fim (%{entry}). Gere-o de novo e envie o novo.',
          'The archive could not be read to its end (%{entry}). Build it again and upload the new one.',
        ],
        archive_ambiguous: [
          'Dois programas podem ler este arquivo de jeitos diferentes (%{entry}): há bytes fora dos arquivos dele, ou dados que se contradizem. Descompacte-o e compacte de novo com um programa comum de ZIP.',
          'Two programs may read this archive in different ways (%{entry}): it has bytes outside its files, or data that contradict each other. Unpack it and pack it again with a common ZIP program.',
        ],
        archive_empty: [
          'Não há nenhum arquivo dentro (%{entry}). Gere-o de novo com o conteúdo.',
          'There are no files inside (%{entry}). Build it again with its content.',
        ],
        archive_split: [
          'É só uma de várias partes (%{entry}). Salve tudo num único arquivo.',
          'This is only one of several parts (%{entry}). Save everything as a single file.',
        ],
        archive_zip64: [
          'O arquivo está no formato ZIP64, feito para tamanhos enormes (%{entry}). Salve-o como um ZIP comum.',
          'The archive is in the ZIP64 format, which is meant for huge sizes (%{entry}). Save it as a normal ZIP.',
        ],
        archive_encrypted: [
          'Partes estão protegidas por senha (%{entry}): não dá para verificar. Compacte de novo sem senha.',
          'Parts are protected by a password (%{entry}) and cannot be checked. Pack it again without a password.',
        ],
        method_unsupported: [
          '“%{entry}” está compactado de um modo que nem todo programa lê. Compacte de novo com o método comum, “Deflate”.',
          '“%{entry}” is compressed by a method that not every program reads. Pack it again with the usual method, “Deflate”.',
        ],
        too_many_entries: [
          'São %{count} arquivos; o limite é %{max}.',
          'There are %{count} files; the limit is %{max}.',
        ],
        directory_too_large: [
          'A lista de arquivos ocupa %{size}; o limite é %{max}. Use menos arquivos, caminhos mais curtos e nenhum comentário.',
          'The list of files takes %{size}; the limit is %{max}. Use fewer files, shorter paths and no comments.',
        ],
        unpacks_too_large: [
          'Ocuparia %{size} descompactado (%{entry}); o limite é %{max}.',
          'It would take %{size} unpacked (%{entry}); the limit is %{max}.',
        ],
        ratio_too_high: [
          'Cresce %{ratio} vezes ao descompactar (%{entry}); o limite é %{max}. Parece uma bomba de compressão.',
          'It grows %{ratio} times when unpacked (%{entry}); the limit is %{max}. It looks like a compression bomb.',
        ],
        path_escapes: [
          '“%{entry}” gravaria fora da pasta do jogo. Compacte de novo com caminhos que fiquem dentro do arquivo.',
          '“%{entry}” would be written outside the game’s folder. Pack it again with paths that stay inside the archive.',
        ],
        path_backslash: [
          'O caminho “%{entry}” tem barras invertidas. Compacte de novo com um programa que separe as pastas por “/”.',
          'The path “%{entry}” has backslashes. Pack it again with a program that writes “/” between folders.',
        ],
        path_invalid: [
          '“%{entry}” não é um caminho simples: tem dois-pontos, um sinal de controle, uma pasta chamada “.” ou uma parte sem nome. Mude o nome e compacte de novo.',
          '“%{entry}” is not a plain path: it has a colon, a control character, a folder named “.” or a part without a name. Rename it and pack it again.',
        ],
        name_too_long: [
          'O caminho “%{entry}” passa de %{max} bytes. Encurte-o.',
          'The path “%{entry}” has more than %{max} bytes. Shorten it.',
        ],
        name_not_utf8: [
          'O nome “%{entry}” diz que está em UTF-8, mas não está. Compacte de novo com um programa que grave os nomes em UTF-8.',
          'The name “%{entry}” claims to be in UTF-8 but is not. Pack it again with a program that writes names in UTF-8.',
        ],
        name_misleads: [
          '“%{entry}” se lê como outro nome: tem sinais que não se veem ou que invertem a escrita. Mude o nome.',
          '“%{entry}” reads as another name: it holds signs that are not seen or that turn the writing around. Rename it.',
        ],
        name_twice: [
          'Há dois arquivos chamados “%{entry}”. Gere-o de novo com um só.',
          'The archive has two files named “%{entry}”. Build it again with one.',
        ],
        names_collide: [
          '“%{entry}” e outro arquivo só diferem em maiúsculas, no modo de guardar acentos ou em pontos e espaços no fim: alguns sistemas ficam com um só. Mude um dos nomes.',
          '“%{entry}” and another file differ only in capitals, in how accents are stored, or in dots and spaces at the end: some systems keep only one. Rename one of them.',
        ],
        file_and_folder: [
          '“%{entry}” é um arquivo e também uma pasta: nenhum sistema guarda os dois. Mude um dos nomes.',
          '“%{entry}” is a file and also a folder: no system can keep both. Rename one of them.',
        ],
        link_inside: [
          '“%{entry}” é um atalho ou um dispositivo, não um arquivo. Ponha o próprio arquivo no lugar.',
          '“%{entry}” is a link or a device, not a file. Put the file itself in its place.',
        ],
        nested_too_deep: [
          'Há %{depth} níveis de pacotes, um dentro do outro; o limite é %{max}.',
          'Packs lie %{depth} levels within one another; the limit is %{max}.',
        ],
        executable_inside: [
          '“%{entry}” é um programa, um script ou um atalho do sistema, não parte de um mod. Tire-o.',
          '“%{entry}” is a program, script or shortcut of a system, not part of a mod. Take it out.',
        ],
        sealed_pack_inside: [
          '“%{entry}” é um pacote ou documento em que o portal não consegue olhar, como RAR, 7z ou MSI. Compacte-o como ZIP ou tire-o.',
          '“%{entry}” is an archive or document that the portal cannot look into, such as RAR, 7z or MSI. Pack it as a ZIP or take it out.',
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
        manifest_without_id: [
          '%{manifest} não diz o id do mod, e nenhum loader o carrega assim. Preencha o id e gere o arquivo de novo.',
          '%{manifest} names no id of the mod, so no loader loads it. Fill in the id and build the file again.',
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
