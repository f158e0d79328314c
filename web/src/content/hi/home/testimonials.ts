import type { testimonials } from '../../home/testimonials';

export const testimonialsInHindi: typeof testimonials = {
  title: 'हमारे ग्राहक क्या कहते हैं',
  items: [
    {
      content: 'चालीस फ़्लैट, एक अभियान। पहली ही कॉल में पता चल जाता था कि सामने वाले ने हमारी फ़िल्म देखी है।',
      author: 'प्रकाश सिन्हा',
      title: 'निदेशक, विशलव बिल्डकॉन',
      industry: 'रियल एस्टेट',
      portrait: 'moustache',
    },
    {
      content: 'मंगलवार को हम बड़े देग माँजा करते थे। अब वह हफ़्ते का दूसरा सबसे अच्छा दिन है।',
      author: 'शबनम परवीन',
      title: 'मालकिन, बिरयानी महल',
      industry: 'रेस्टोरेंट',
      portrait: 'dupatta',
    },
    {
      content: 'उन्होंने पूछा कि दान के एक रुपये से होता क्या है, और बस वही पेज पर लिख दिया। बात इतनी सीधी थी।',
      author: 'फ़ादर जोसेफ़ कुजूर',
      title: 'सचिव, द हेल्पिंग हैंड',
      industry: 'सामाजिक संस्था',
      portrait: 'glasses',
    },
    {
      content: 'पहले महीने का हिसाब मुझे पूरा समझ में आया। ग्यारह साल से एजेंसियों को पैसे दे रही हूँ, ऐसा पहली बार हुआ।',
      author: 'सुनीता झा',
      title: 'संस्थापक, सिक्की और सूत्र, मधुबनी',
      industry: 'हस्तशिल्प, ऑनलाइन',
      portrait: 'bun',
    },
  ],
};
