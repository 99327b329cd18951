import type { FindingCode } from '@bigorna/domain/archive-findings';
import { defineArea, type Pair } from '../area.ts';

type FindingTexts = Readonly<Record<FindingCode, Pair>>;

/** Findings of the automatic checks of files and mods. */
export const findings = defineArea({
  console: {
    findings: {
      heading: ['Verificação automática', 'Automatic checks'],
      none: ['Nada de estranho foi encontrado.', 'Nothing unusual found.'],
      title: {
        not_an_archive: ['Não é um arquivo compactado', 'Not an archive'],
        nested_not_an_archive: ['Pacote só no nome', 'Archive in name only'],
        archive_broken: ['Arquivo corrompido', 'Corrupted archive'],
        archive_ambiguous: ['Arquivo ambíguo', 'Ambiguous archive'],
        archive_empty: ['Arquivo vazio', 'Empty archive'],
        archive_split: ['Arquivo dividido em partes', 'Split archive'],
        archive_zip64: ['Formato ZIP64', 'ZIP64 format'],
        archive_encrypted: ['Arquivo com senha', 'Password-protected archive'],
        method_unsupported: ['Compressão incomum', 'Unusual compression'],
        too_many_entries: ['Arquivos internos demais', 'Too many files inside'],
        directory_too_large: ['Lista de arquivos longa demais', 'File list too long'],
        unpacks_too_large: ['Grande demais ao descompactar', 'Too large when unpacked'],
        ratio_too_high: ['Compressão suspeita', 'Suspicious compression'],
        path_escapes: ['Caminho fora da pasta', 'Path outside the folder'],
        path_backslash: ['Barras invertidas no caminho', 'Backslashes in a path'],
        path_invalid: ['Caminho inválido', 'Invalid path'],
        name_too_long: ['Caminho longo demais', 'Path too long'],
        name_not_utf8: ['Nome fora do padrão UTF-8', 'Name not in UTF-8'],
        name_misleads: ['Nome enganoso', 'Misleading name'],
        name_twice: ['Dois arquivos com o mesmo nome', 'Two files with the same name'],
        names_collide: ['Nomes em conflito', 'Conflicting names'],
        file_and_folder: ['Arquivo e pasta com o mesmo nome', 'File and folder with the same name'],
        link_inside: ['Link simbólico ou dispositivo', 'Symbolic link or device'],
        nested_too_deep: ['Pacotes aninhados demais', 'Archives nested too deeply'],
        executable_inside: ['Contém um programa ou atalho', 'Program or shortcut inside'],
        sealed_pack_inside: ['Pacote que não pode ser aberto', 'Archive that can’t be opened'],
        too_many_packs: ['Pacotes internos demais', 'Too many archives inside'],
        known_malware: ['Malware conhecido', 'Known malware'],
        known_stealer: ['Stealer conhecido (rouba contas)', 'Known account stealer'],
        stealer_suspected: ['Possível stealer (rouba contas)', 'Possible account stealer'],
        packed_inside: ['Contém algo compactado', 'Packed content inside'],
        wrong_kind: ['Tipo de arquivo errado', 'Wrong file type'],
        no_manifest: ['Sem manifesto', 'No manifest'],
        server_plugin: ['Plugin de servidor', 'Server plugin'],
        manifest_unreadable: ['Manifesto ilegível', 'Unreadable manifest'],
        manifest_without_id: ['Manifesto sem ID', 'Manifest without an ID'],
        version_differs: ['Versão diferente do manifesto', 'Version differs from the manifest'],
        loader_contradicts: ['Loaders em conflito com o manifesto', 'Loaders conflict with the manifest'],
        loader_differs: ['Loaders diferentes do manifesto', 'Loaders differ from the manifest'],
        game_version_differs: ['Versões do jogo diferentes do manifesto', 'Game versions differ from the manifest'],
        name_differs: ['Nome diferente do manifesto', 'Name differs from the manifest'],
        other_mod: ['Parece o arquivo de outro mod', 'Looks like another mod’s file'],
        duplicate_file: ['Arquivo repetido', 'Duplicate file'],
        hosted_elsewhere: ['Hospedado em outro site', 'Hosted elsewhere'],
        no_clear_release: ['Sem versão liberada', 'No available release'],
        no_license: ['Sem licença', 'No license'],
        no_category: ['Sem categoria', 'No category'],
        no_description: ['Sem descrição', 'No description'],
        picture_undescribed: ['Imagem sem descrição', 'Image without a description'],
        title_taken: ['Título já em uso', 'Title already taken'],
        no_thumbnail: ['Sem imagem de capa', 'No cover image'],
        short_description: ['Resumo curto demais', 'Summary too short'],
        large_file: ['Arquivo grande', 'Large file'],
        first_of_author: ['Primeiro mod deste autor', 'First mod by this author'],
      } satisfies FindingTexts,
      text: {
        not_an_archive: [
          'O conteúdo não é .jar nem .zip, apesar do nome.',
          'The file is neither a .jar nor a .zip, whatever its name says.',
        ],
        nested_not_an_archive: [
          '“%{entry}” tem nome de pacote, mas o conteúdo é outro. Renomeie ou remova.',
          '“%{entry}” is named like an archive, but its content is something else. Rename it or remove it.',
        ],
        archive_broken: [
          'O arquivo não pôde ser lido até o fim (%{entry}). Gere-o e envie-o de novo.',
          'The archive couldn’t be read to the end (%{entry}). Build it again and upload the new one.',
        ],
        archive_ambiguous: [
          'Dois programas podem ler este arquivo de jeitos diferentes (%{entry}): há bytes fora dos arquivos internos ou dados que se contradizem. Descompacte-o e compacte de novo com um programa comum de ZIP.',
          'Two programs may read this archive differently (%{entry}): it has bytes outside its files, or contradictory data. Unpack it and pack it again with a standard ZIP program.',
        ],
        archive_empty: [
          'Não há nenhum arquivo dentro (%{entry}). Gere-o de novo com o conteúdo.',
          'There are no files inside (%{entry}). Build it again with its files included.',
        ],
        archive_split: [
          'É só uma de várias partes (%{entry}). Salve tudo num único arquivo.',
          'This is only one of several parts (%{entry}). Save everything as a single file.',
        ],
        archive_zip64: [
          'O arquivo está no formato ZIP64, feito para tamanhos enormes (%{entry}). Salve-o como um ZIP comum.',
          'The archive uses the ZIP64 format, which is meant for huge files (%{entry}). Save it as a regular ZIP.',
        ],
        archive_encrypted: [
          'Partes estão protegidas por senha (%{entry}): não dá para verificar. Compacte de novo sem senha.',
          'Parts are password-protected (%{entry}) and can’t be checked. Pack it again without a password.',
        ],
        method_unsupported: [
          '“%{entry}” está compactado de um modo que nem todo programa lê. Compacte de novo com o método comum, “Deflate”.',
          '“%{entry}” is compressed with a method that not every program can read. Pack it again with the usual method (Deflate).',
        ],
        too_many_entries: [
          'São %{count} arquivos; o limite é %{max}.',
          'There are %{count} files; the limit is %{max}.',
        ],
        directory_too_large: [
          'A lista de arquivos ocupa %{size}; o limite é %{max}. Use menos arquivos, caminhos mais curtos e nenhum comentário.',
          'The file list takes up %{size}; the limit is %{max}. Use fewer files, shorter paths and no comments.',
        ],
        unpacks_too_large: [
          'Descompactado, ocuparia %{size} (%{entry}); o limite é %{max}.',
          'It would take up %{size} unpacked (%{entry}); the limit is %{max}.',
        ],
        ratio_too_high: [
          'Fica %{ratio} vezes maior ao descompactar (%{entry}); o limite é %{max}. Parece uma “zip bomb”.',
          'It gets %{ratio} times larger when unpacked (%{entry}); the limit is %{max}. It looks like a zip bomb.',
        ],
        path_escapes: [
          '“%{entry}” seria gravado fora da pasta do jogo. Compacte de novo com caminhos que fiquem dentro do arquivo.',
          '“%{entry}” would be written outside the game folder. Pack it again with paths that stay inside the archive.',
        ],
        path_backslash: [
          'O caminho “%{entry}” tem barras invertidas. Compacte de novo com um programa que separe as pastas com “/”.',
          'The path “%{entry}” has backslashes. Pack it again with a program that uses “/” between folders.',
        ],
        path_invalid: [
          '“%{entry}” não é um caminho simples: tem dois-pontos, um caractere de controle, uma pasta chamada “.” ou uma parte sem nome. Renomeie e compacte de novo.',
          '“%{entry}” isn’t a plain path: it has a colon, a control character, a folder named “.” or a part without a name. Rename it and pack it again.',
        ],
        name_too_long: [
          'O caminho “%{entry}” passa de %{max} bytes. Encurte-o.',
          'The path “%{entry}” is longer than %{max} bytes. Shorten it.',
        ],
        name_not_utf8: [
          'O nome “%{entry}” diz estar em UTF-8, mas não está. Compacte de novo com um programa que grave os nomes em UTF-8.',
          'The name “%{entry}” claims to be UTF-8 but isn’t. Pack it again with a program that writes names in UTF-8.',
        ],
        name_misleads: [
          '“%{entry}” parece ter outro nome: há nele caracteres invisíveis ou que invertem o texto. Renomeie.',
          '“%{entry}” looks like a different name: it contains characters that are invisible or that reverse the text. Rename it.',
        ],
        name_twice: [
          'Há dois arquivos chamados “%{entry}”. Gere de novo com um só.',
          'The archive has two files named “%{entry}”. Build it again with only one.',
        ],
        names_collide: [
          '“%{entry}” e outro arquivo só diferem em maiúsculas, na codificação dos acentos ou em pontos e espaços no fim: alguns sistemas ficam com um só. Renomeie um deles.',
          '“%{entry}” and another file differ only in capitalization, in how accents are encoded, or in dots and spaces at the end: some systems keep only one. Rename one of them.',
        ],
        file_and_folder: [
          '“%{entry}” é ao mesmo tempo um arquivo e uma pasta: nenhum sistema aceita os dois. Renomeie um deles.',
          '“%{entry}” is both a file and a folder: no system can keep both. Rename one of them.',
        ],
        link_inside: [
          '“%{entry}” é um link simbólico ou um dispositivo, não um arquivo. Coloque o próprio arquivo no lugar.',
          '“%{entry}” is a symbolic link or a device, not a file. Put the file itself in its place.',
        ],
        nested_too_deep: [
          'Há %{depth} níveis de pacotes, um dentro do outro; o limite é %{max}.',
          'Archives are nested %{depth} levels deep; the limit is %{max}.',
        ],
        executable_inside: [
          '“%{entry}” é um programa, um script ou um atalho do sistema, não parte de um mod. Remova.',
          '“%{entry}” is a program, a script or a system shortcut, not part of a mod. Remove it.',
        ],
        sealed_pack_inside: [
          '“%{entry}” é um pacote ou documento que o portal não consegue abrir, como RAR, 7z ou MSI. Compacte como ZIP ou remova.',
          '“%{entry}” is an archive or document that the check can’t open, such as RAR, 7z or MSI. Pack it as a ZIP or remove it.',
        ],
        too_many_packs: [
          'Há mais de %{max} pacotes dentro: não dá para identificar todos.',
          'There are more than %{max} archives inside: they can’t all be identified.',
        ],
        known_malware: [
          'Está na lista de arquivos bloqueados, como %{name} (%{entry}).',
          'It’s on the list of blocked files as %{name} (%{entry}).',
        ],
        known_stealer: ['“%{entry}” tem sinais de “%{marker}”.', '“%{entry}” shows signs of “%{marker}”.'],
        stealer_suspected: [
          '“%{entry}” tem algo comum em stealers (“%{marker}”), mas também em alguns mods legítimos. A versão aguarda a confirmação de alguém da equipe.',
          '“%{entry}” has something that account stealers have (“%{marker}”), but so do some legitimate mods. The release is on hold until someone on staff confirms it.',
        ],
        packed_inside: [
          '“%{entry}” contém algo compactado que o portal não abre. A versão aguarda a confirmação de alguém da equipe.',
          '“%{entry}” has packed content that the check doesn’t open. The release is on hold until someone on staff confirms it.',
        ],
        wrong_kind: ['Tipo esperado: %{expected}.', 'Expected here: %{expected}.'],
        no_manifest: [
          'Nenhum manifesto de mod ou addon foi encontrado, por isso os campos não puderam ser lidos.',
          'No mod or addon manifest was found, so the fields couldn’t be read.',
        ],
        server_plugin: [
          '%{manifest} é de um plugin de servidor (Bukkit, Spigot, Paper). O portal não oferece essa plataforma.',
          '%{manifest} belongs to a server plugin (Bukkit, Spigot, Paper). The site doesn’t offer that platform.',
        ],
        manifest_unreadable: [
          '%{manifest} existe, mas não pôde ser interpretado.',
          '%{manifest} exists but couldn’t be parsed.',
        ],
        manifest_without_id: [
          '%{manifest} não informa o ID do mod, e assim nenhum loader o carrega. Preencha o ID e gere o arquivo de novo.',
          '%{manifest} is missing the mod’s ID, so no loader will load it. Fill in the ID and build the file again.',
        ],
        version_differs: [
          'O manifesto diz %{archive}; o formulário, %{form}.',
          'The manifest says %{archive}; the form says %{form}.',
        ],
        loader_contradicts: [
          'O manifesto diz %{archive}; o formulário, %{form}. A versão aguarda a confirmação de alguém da equipe.',
          'The manifest says %{archive}; the form says %{form}. The release is on hold until someone on staff confirms it.',
        ],
        loader_differs: [
          'O manifesto diz %{archive}; o formulário, %{form}.',
          'The manifest says %{archive}; the form says %{form}.',
        ],
        game_version_differs: [
          'O manifesto diz %{archive}; o formulário, %{form}.',
          'The manifest says %{archive}; the form says %{form}.',
        ],
        name_differs: [
          'O manifesto diz “%{archive}”; o mod se chama “%{form}”.',
          'The manifest says “%{archive}”; the mod is called “%{form}”.',
        ],
        other_mod: [
          'O manifesto é de %{archive}. Os outros arquivos de “%{form}” são de %{expected}.',
          'The manifest belongs to %{archive}. The other files for “%{form}” belong to %{expected}.',
        ],
        duplicate_file: [
          'O mesmo arquivo já é a versão %{version} de %{title}.',
          'The same file was already uploaded as release %{version} of %{title}.',
        ],
        hosted_elsewhere: [
          'O portal não verifica arquivos hospedados em outros sites: alguém da equipe precisa confirmar.',
          'Files hosted elsewhere can’t be checked: someone on staff has to confirm this one.',
        ],
        no_clear_release: ['Os visitantes não teriam o que baixar.', 'Visitors would have nothing to download.'],
        no_license: [
          'A página não mostra licença: ninguém sabe o que pode fazer com o mod.',
          'The page shows no license, so no one knows what they’re allowed to do with the mod.',
        ],
        no_category: [
          'Não aparece em nenhuma categoria do catálogo.',
          'It doesn’t appear in any category of the catalog.',
        ],
        no_description: ['A página do mod fica sem texto.', 'The mod’s page has no text.'],
        picture_undescribed: [
          'Quem não pode ver as imagens da galeria não sabe o que elas mostram.',
          'People who can’t see the gallery images won’t know what they show.',
        ],
        title_taken: ['Já existe um mod chamado %{title}.', 'There’s already a mod called %{title}.'],
        no_thumbnail: [
          'No lugar da capa, as listas mostram uma criatura gerada a partir do nome.',
          'Instead of a cover, lists show a creature generated from the name.',
        ],
        short_description: [
          'O resumo diz pouco a quem chega pela busca.',
          'The summary is too short to tell people much when they find it in search results.',
        ],
        large_file: ['O arquivo tem %{size}.', 'The file is %{size}.'],
        first_of_author: [
          'Nenhum outro mod de %{author} foi aprovado ainda.',
          'No other mod by %{author} has been approved yet.',
        ],
      } satisfies FindingTexts,
    },
  },
});
