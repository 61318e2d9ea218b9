import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': 'Πίσω στη σελίδα',
  'That was too long': 'Ήταν πολύ μεγάλο',
  'Not sent yet': 'Δεν στάλθηκε ακόμη',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    'Στο πεδίο «{field}» υπάρχουν χαρακτήρες που δεν διαβάζονται. Γράψτε το ξανά.',
  name: 'όνομα',
  email: 'email',
  message: 'μήνυμα',
  'Form Not Found': 'Η φόρμα δεν βρέθηκε',
  'This page no longer takes messages.': 'Αυτή η σελίδα δεν δέχεται πια μηνύματα.',
  'The inbox of this page is full. Please write to its owner in another way.':
    'Τα εισερχόμενα αυτής της σελίδας είναι γεμάτα. Επικοινωνήστε με άλλον τρόπο.',
  'Send again': 'Αποστολή ξανά',
  'Message sent': 'Το μήνυμα στάλθηκε',
  'Almost there': 'Σχεδόν έτοιμο',
  'Confirm your subscription': 'Επιβεβαιώστε την εγγραφή σας',
  'Confirm that you want the newsletter, or end the subscription.':
    'Επιβεβαιώστε ότι θέλετε το ενημερωτικό δελτίο ή τερματίστε την εγγραφή.',
  Confirm: 'Επιβεβαίωση',
  Unsubscribe: 'Διαγραφή από τη λίστα',
  'You are subscribed': 'Έχετε εγγραφεί',
  'You’ll receive the newsletter from now on.': 'Από εδώ και πέρα θα λαμβάνετε το ενημερωτικό δελτίο.',
  'No subscription': 'Καμία εγγραφή',
  'You’re no longer subscribed.': 'Δεν είστε πια εγγεγραμμένοι.',
  'This subscription doesn’t exist, or has ended.': 'Αυτή η εγγραφή δεν υπάρχει ή έχει λήξει.',
  'One click, and you get the newsletter.': 'Ένα κλικ και λαμβάνετε το ενημερωτικό δελτίο.',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    'Κάποιος, πιθανότατα εσείς, ενέγραψε αυτή τη διεύθυνση στο ενημερωτικό δελτίο της σελίδας {page}.',
  '“{name}” ({address})': '«{name}» ({address})',
  'Confirm or unsubscribe': 'Επιβεβαίωση ή διαγραφή',
  'The same link ends the subscription at any time.': 'Ο ίδιος σύνδεσμος τερματίζει την εγγραφή οποτεδήποτε.',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    'Αν δεν ήσασταν εσείς, αγνοήστε αυτό το email: χωρίς τον σύνδεσμο δεν θα σας σταλεί τίποτα.',
  'Private link': 'Ιδιωτικός σύνδεσμος',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    'Αυτή η σελίδα είναι ιδιωτική. Όποιος σας έδωσε τον σύνδεσμο μπορεί να δει πότε ανοίγεται και σε πόσες συσκευές.',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    'Αυτή η σελίδα είναι ιδιωτική. Το πρόγραμμα περιήγησής σας ζητά να μην παρακολουθείστε, οπότε η επίσκεψή σας δεν μετριέται.',
  'This page is private': 'Αυτή η σελίδα είναι ιδιωτική',
  'Enter the password you were given for this link.':
    'Πληκτρολογήστε τον κωδικό που σας δόθηκε για αυτόν τον σύνδεσμο.',
  Password: 'Κωδικός πρόσβασης',
  'Open the page': 'Άνοιγμα της σελίδας',
  'That is not the password. Please check it and try again.':
    'Δεν είναι αυτός ο κωδικός. Ελέγξτε τον και δοκιμάστε ξανά.',
  'That was wrong too many times.': 'Έγιναν πάρα πολλές λανθασμένες προσπάθειες.',
  'Please try again in a minute.': 'Δοκιμάστε ξανά σε ένα λεπτό.',
  'Please try again in {n} minutes.': 'Δοκιμάστε ξανά σε {n} λεπτά.',
  'Please try again in {n} hours.': 'Δοκιμάστε ξανά σε {n} ώρες.',
  'This Link Leads Nowhere': 'Αυτός ο σύνδεσμος δεν οδηγεί πουθενά',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    'Ίσως έληξε ή δεν αντιγράφηκε ολόκληρος. Ζητήστε έναν νέο από όποιον σας τον έστειλε.',
  'Go to Homepage': 'Στην αρχική σελίδα',
  'Page Not Found': 'Η σελίδα δεν βρέθηκε',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    'Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση. Ίσως η σελίδα μετακινήθηκε ή ο σύνδεσμος έχει λάθος.',
  'Portfolio Not Found': 'Το portfolio δεν βρέθηκε',
  'The portfolio you are looking for could not be found or is not published.':
    'Το portfolio που αναζητάτε δεν βρέθηκε ή δεν είναι δημοσιευμένο.',
  'Template Not Supported': 'Το πρότυπο δεν υποστηρίζεται',
  'This portfolio uses a template that is not supported any more.':
    'Αυτό το portfolio χρησιμοποιεί ένα πρότυπο που δεν υποστηρίζεται πια.',
}
