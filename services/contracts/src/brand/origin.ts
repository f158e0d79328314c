/**
 * Names, places, festivals and crops that give away whose site this was before it became yours. `make brand` lists every line
 * that still mentions one of them; while the site is the agency's own, many do.
 */
export const formerNames = [
  ...['Golghar', 'golghar.example', 'golghardigital', 'Patna', 'Bihar', 'patna', 'bihar', '612 000 0000'],
  ...['Ashok Rajpath', 'Bailey Road', 'Barauni', 'Boring Road', 'Dak Bungalow', 'Danapur', 'Digha'],
  ...['Gandhi Maidan', 'Ganga', 'Gaya', 'Hajipur', 'Kankarbagh', 'Khagaul', 'Madhubani', 'Magadh'],
  ...['Maner', 'Muzaffarpur', 'Patliputra', 'Rajendra Nagar', 'Sabzibagh', 'Magahi', 'Maithil', 'Sikki'],
  ...['Chhath', 'Mithila', 'litchi', 'litchis', 'Litchi', 'litti', 'makhana', 'sattu', 'Tussar', '800001'],
  ...['गोलघर', 'पटना', 'बिहार', 'कंकड़बाग', 'गंगा', 'दानापुर', 'दीघा', 'मधुबनी', 'मुज़फ़्फ़रपुर', 'सब्ज़ीबाग'],
  ...['छठ', 'मिथिला', 'लीची', 'लिट्टी', 'मखाना', 'सत्तू', 'सिक्की'],
];
