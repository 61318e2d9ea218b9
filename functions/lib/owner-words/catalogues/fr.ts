import type { OwnerCatalogue } from '../load.ts'

export const catalogue: OwnerCatalogue = {
  'Welcome to Vitrine': 'Bienvenue sur Vitrine',
  'Welcome to Vitrine, {name}': 'Bienvenue sur Vitrine, {name}',
  'Pick a template, make it yours, publish it at your own address.':
    'Choisissez un modèle, adaptez-le, publiez-le à votre propre adresse.',
  'Your account is ready. Your own website is three steps away:':
    'Votre compte est prêt. Votre site est à trois étapes d’ici :',
  'Pick a template': 'Choisissez un modèle',
  'Each one is a complete website. Choose the one that suits your work; you can try it with an example first.':
    'Chacun est un site complet. Prenez celui qui convient à votre travail ; vous pouvez d’abord l’essayer avec un exemple.',
  'Make it yours': 'Adaptez-le',
  'Write, add pictures, choose colours and fonts. The preview beside your text is the real page.':
    'Écrivez, ajoutez des images, choisissez couleurs et polices. L’aperçu à côté de votre texte est la vraie page.',
  'Publish it': 'Publiez-le',
  'Claim your address, such as {address}, and publish. You can change everything later.':
    'Prenez votre adresse, par exemple {address}, et publiez. Vous pourrez tout modifier plus tard.',
  'your-name': 'votre-nom',
  'Choose a template': 'Choisir un modèle',
  'One thing first: confirm your address with the link in our other email. Until then you can look around and edit, but not upload or publish.':
    'Une chose d’abord : confirmez votre adresse avec le lien de notre autre e-mail. D’ici là, vous pouvez tout regarder et modifier, mais ni importer de fichiers ni publier.',
  'You’re receiving this email once, because you created an account with this address.':
    'Vous recevez cet e-mail une seule fois, parce que vous avez créé un compte avec cette adresse.',
  'You’re receiving this email once, because somebody created an account with this address. If it wasn’t you, simply ignore both emails: without the link, nobody can publish under your address.':
    'Vous recevez cet e-mail une seule fois, parce que quelqu’un a créé un compte avec cette adresse. Si ce n’était pas vous, ignorez simplement les deux e-mails : sans le lien, personne ne peut publier avec votre adresse.',
  'Your payment for {about} was refunded': 'Votre paiement pour {about} a été remboursé',
  'Your payment was refunded': 'Votre paiement a été remboursé',
  'Your payment for the template {about} was given back, so the template is no longer among what you bought. Depending on your bank it takes some days until you see the money.':
    'Votre paiement pour le modèle {about} vous a été rendu ; le modèle ne fait donc plus partie de vos achats. Selon votre banque, quelques jours peuvent passer avant que vous ne voyiez l’argent.',
  'You can buy the template again and publish with one click, or go on with a free template.':
    'Vous pouvez racheter le modèle et publier en un clic, ou continuer avec un modèle gratuit.',
  'Your payment for {about} is disputed': 'Votre paiement pour {about} est contesté',
  'Your payment is disputed': 'Votre paiement est contesté',
  'Your bank has asked for the payment for the template {about} back. Until that is settled, the template is not among what you bought.':
    'Votre banque a redemandé le paiement du modèle {about}. Tant que ce n’est pas réglé, le modèle ne fait pas partie de vos achats.',
  'When the dispute is settled in favour of the payment, the template comes back by itself. If the dispute is a mistake, ask your bank to withdraw it.':
    'Si le paiement est finalement maintenu, le modèle revient de lui-même. Si la contestation est une erreur, demandez à votre banque de la retirer.',
  'Your {about} plan has ended': 'Votre offre {about} a pris fin',
  'Your plan has ended': 'Votre offre a pris fin',
  'Your {about} plan has ended, and with it what it includes.':
    'Votre offre {about} a pris fin, et avec elle tout ce qu’elle comprend.',
  'You can take the plan again at any time, or buy the templates that you use.':
    'Vous pouvez reprendre l’offre à tout moment, ou acheter les modèles que vous utilisez.',
  '“{name}”': '« {name} »',
  'a portfolio': 'un portfolio',
  '{list}, {next}': '{list}, {next}',
  'No longer published: {pages}': 'Plus en ligne : {pages}',
  'For this reason no longer published: {pages}.': 'Pour cette raison, plus en ligne : {pages}.',
  'Everything in it is kept as a draft, and the address stays yours.':
    'Tout son contenu est conservé comme brouillon, et l’adresse reste la vôtre.',
  'Everything in them is kept as a draft, and the address stays yours.':
    'Tout leur contenu est conservé comme brouillon, et leurs adresses restent les vôtres.',
  'Go to my account': 'Voir mon compte',
  'You get this mail because it concerns something that you paid for.':
    'Vous recevez cet e-mail parce qu’il concerne quelque chose que vous avez payé.',
  '1 new comment': '1 nouveau commentaire',
  '{n} new comments': { one: '{n} nouveau commentaire', other: '{n} nouveaux commentaires' },
  '{comments} on “{page}”': '{comments} sur « {page} »',
  '{comments} on your draft': '{comments} sur votre brouillon',
  'A reviewer': 'Quelqu’un',
  '{name} on {place}': '{name} – {place}',
  'And {n} more.': { one: 'Et {n} autre.', other: 'Et {n} autres.' },
  'Answer in the editor': 'Répondre dans l’éditeur',
  'Whoever has your review link “{link}” can write there.':
    'Toute personne qui a votre lien de relecture « {link} » peut y écrire.',
  'Whoever has your review link can write there.': 'Toute personne qui a votre lien de relecture peut y écrire.',
  'Message from {name}': 'Message de {name}',
  'Message from A visitor': 'Message d’un visiteur',
  '{name} wrote to you': '{name} vous a écrit',
  'A visitor wrote to you': 'Un visiteur vous a écrit',
  'From {name}, {address}.': 'De {name}, {address}.',
  'From A visitor, {address}.': 'D’un visiteur, {address}.',
  'Reply to this mail to answer.': 'Pour répondre, répondez à cet e-mail.',
  'A visitor': 'Un visiteur',
  'Open your messages': 'Ouvrir vos messages',
  'Somebody sent this with the contact form of your page “{page}”.':
    'Quelqu’un a envoyé ce message avec le formulaire de contact de votre page « {page} ».',
  'Somebody sent this with the contact form of your page.':
    'Quelqu’un a envoyé ce message avec le formulaire de contact de votre page.',
  'We did not check who it is: be careful with links and requests for money.':
    'Nous n’avons pas vérifié de qui il s’agit : méfiez-vous des liens et des demandes d’argent.',
  'You can turn these emails off on this portfolio’s analytics screen.':
    'Vous pouvez désactiver ces e-mails sous « Statistiques » de ce portfolio.',
  '“{name}” was opened': '« {name} » a été ouvert',
  'Your private link was opened': 'Votre lien privé a été ouvert',
  'For the first time, on {moment} UTC.': 'Pour la première fois, le {moment} UTC.',
  'Your private link “{name}” to “{page}” was opened for the first time, on {moment} UTC.':
    'Votre lien privé « {name} » vers « {page} » a été ouvert pour la première fois, le {moment} UTC.',
  'Your private link “{name}” was opened for the first time, on {moment} UTC.':
    'Votre lien privé « {name} » a été ouvert pour la première fois, le {moment} UTC.',
  'One of your private links to “{page}” was opened for the first time, on {moment} UTC.':
    'Un de vos liens privés vers « {page} » a été ouvert pour la première fois, le {moment} UTC.',
  'One of your private links was opened for the first time, on {moment} UTC.':
    'Un de vos liens privés a été ouvert pour la première fois, le {moment} UTC.',
  'How often it is opened and on how many devices is under Share, Private links. There you can also end it.':
    'Sous « Partager », « Liens privés », vous voyez combien de fois et sur combien d’appareils il est ouvert. Vous pouvez aussi l’y révoquer.',
  'Open the portfolio': 'Ouvrir le portfolio',
  'You’re receiving this once for each private link.': 'Vous recevez cet e-mail une fois pour chaque lien privé.',
  'A week of “{name}”': 'Une semaine de « {name} »',
  'A week of your portfolio': 'Une semaine de votre portfolio',
  '1 visitor': '1 visiteur',
  '{n} visitors': { one: '{n} visiteur', other: '{n} visiteurs' },
  '1 view': '1 vue',
  '{n} views': { one: '{n} vue', other: '{n} vues' },
  '1 click': '1 clic',
  '{n} clicks': { one: '{n} clic', other: '{n} clics' },
  '{visitors}, {views} and {clicks}': '{visitors}, {views} et {clicks}',
  '{week} in seven days.': '{week} en sept jours.',
  'In the last seven days your portfolio had {week}.': 'Ces sept derniers jours, votre portfolio a eu {week}.',
  'In the seven days before there were {views} and {clicks}.':
    'Les sept jours précédents, il en avait eu : {views} et {clicks}.',
  'Most visitors who followed a link came from {site}.':
    'La plupart des visiteurs arrivés par un lien venaient de {site}.',
  'Clicked most: {link} ({clicks}).': 'Le plus cliqué : {link} ({clicks}).',
  'a link without a name': 'un lien sans nom',
  'See all figures': 'Voir tous les chiffres',
  'You get this every Monday because you asked for it on the analytics screen of this portfolio, where you can switch it off.':
    'Vous recevez cet e-mail chaque lundi parce que vous l’avez demandé sous « Statistiques » de ce portfolio, où vous pouvez le désactiver.',
  '{domain} needs your attention': '{domain} demande votre attention',
  'What has changed, and how to put it right.': 'Ce qui a changé, et comment y remédier.',
  'Visitors can no longer find your page at {domain}.': 'Les visiteurs ne trouvent plus votre page sur {domain}.',
  'Its connection was lost on our side. We’re setting it up again; you don’t have to do anything.':
    'La connexion a été perdue de notre côté. Nous la rétablissons ; vous n’avez rien à faire.',
  'Its DNS records were changed or removed where you bought the domain.':
    'Ses enregistrements DNS ont été modifiés ou supprimés chez le vendeur du domaine.',
  'It leads to your page and somewhere else at the same time: remove the other DNS records of the same name.':
    'Il mène à la fois à votre page et ailleurs : supprimez les autres enregistrements DNS du même nom.',
  'Its certificate couldn’t be renewed, so browsers refuse to open it. DNS records that we need may be missing.':
    'Son certificat n’a pas pu être renouvelé, les navigateurs refusent donc de l’ouvrir. Il manque peut-être des enregistrements DNS dont nous avons besoin.',
  'Your page stays online at its Vitrine address.': 'Votre page reste en ligne à son adresse Vitrine.',
  'The DNS record that proves that {domain} is yours is gone: {name} with the value {value}.':
    'L’enregistrement DNS qui prouve que {domain} est à vous a disparu : {name} avec la valeur {value}.',
  'Set it again by {day}. After that we disconnect the domain, so that nobody’s page stays at a domain that has changed hands.':
    'Recréez-le avant le {day}. Ensuite, nous déconnectons le domaine, pour qu’aucune page ne reste sur un domaine qui a changé de mains.',
  'See the records to set': 'Voir les enregistrements à créer',
  'We’ll check again automatically. You’ll find this under Settings in the editor.':
    'Nous vérifierons de nouveau automatiquement. Vous trouverez tout cela sous « Réglages » dans l’éditeur.',
  'You’re receiving this because this domain is connected to one of your portfolios.':
    'Vous recevez cet e-mail parce que ce domaine est connecté à l’un de vos portfolios.',
  '{domain} was disconnected': '{domain} a été déconnecté',
  'Its proof was missing for 30 days.': 'Sa preuve a manqué pendant 30 jours.',
  'The DNS record that proves that {domain} is yours was missing for 30 days, so the domain no longer shows your page. Your page stays online at its Vitrine address.':
    'L’enregistrement DNS qui prouve que {domain} est à vous a manqué pendant 30 jours, le domaine n’affiche donc plus votre page. Votre page reste en ligne à son adresse Vitrine.',
  'You can connect the domain again at any time: set the record, and check the domain under Settings in the editor.':
    'Vous pouvez reconnecter le domaine à tout moment : créez l’enregistrement et vérifiez le domaine sous « Réglages » dans l’éditeur.',
  'Connect it again': 'Le reconnecter',
  'You’re receiving this because this domain was connected to one of your portfolios.':
    'Vous recevez cet e-mail parce que ce domaine était connecté à l’un de vos portfolios.',
  '{domain} now shows another portfolio': '{domain} affiche maintenant un autre portfolio',
  'Its DNS now names somebody else’s portfolio.': 'Son DNS désigne maintenant le portfolio de quelqu’un d’autre.',
  'Another account has proved that {domain} is its own: the record of the proof names its portfolio now. The domain no longer shows your page, which stays online at its Vitrine address.':
    'Un autre compte a prouvé que {domain} est à lui : l’enregistrement désigne maintenant son portfolio. Le domaine n’affiche plus votre page, qui reste en ligne à son adresse Vitrine.',
  'Only whoever controls the domain’s DNS can do that. If it is yours and this was not you, change the password where you bought it, set the record for your portfolio again, and check the domain in the editor.':
    'Seule une personne qui contrôle le DNS du domaine peut faire cela. Si le domaine est à vous et que ce n’était pas vous, changez le mot de passe chez son vendeur, recréez l’enregistrement de votre portfolio et vérifiez le domaine dans l’éditeur.',
  '“{name}” was not published': '« {name} » n’a pas été publié',
  'It was to go live on {when}.': 'Mise en ligne prévue : {when}.',
  'That wasn’t possible: {problem}': 'Elle n’a pas été possible : {problem}',
  'Your draft is as you left it, and so is the page that visitors see, if there is one.':
    'Votre brouillon est tel que vous l’avez laissé, et la page que voient les visiteurs aussi, s’il y en a une.',
  'You’re receiving this because you scheduled one of your portfolios to be published.':
    'Vous recevez cet e-mail parce que vous avez programmé la publication de l’un de vos portfolios.',
  'No more of these mails?': 'Ne plus recevoir ces e-mails ?',
  'Switch it off': 'Désactiver',
  'Switched off': 'Désactivé',
  'See all settings': 'Voir tous les réglages',
  'For “{name}” you get {mails}.': 'Pour « {name} », vous recevez {mails}.',
  'You get {mails}.': 'Vous recevez {mails}.',
  'For “{name}” you no longer get {mails}.': 'Pour « {name} », vous ne recevez plus : {mails}.',
  'You no longer get {mails}.': 'Vous ne recevez plus : {mails}.',
  'You can switch it on again at any time.': 'Vous pouvez le réactiver à tout moment.',
  'the weekly figures': 'les chiffres de la semaine',
  'a mail for each message; messages themselves are in your inbox as before':
    'un e-mail pour chaque message (les messages eux-mêmes restent dans l’application)',
  'a mail when a private link is opened for the first time':
    'un e-mail quand un lien privé est ouvert pour la première fois',
  'a mail about new comments on a review link; comments themselves are in the editor as before':
    'un e-mail pour les nouveaux commentaires d’un lien de relecture (les commentaires eux-mêmes restent dans l’éditeur)',
}
