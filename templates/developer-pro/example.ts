import type { PortfolioContent } from '@vitrine/common/portfolio/content'

export const example: PortfolioContent = {
  meta: {
    description:
      'Noor Haddad is a distributed-systems engineer in Rotterdam: replicated logs, schedulers and calm incident reviews.',
  },
  hero: {
    name: 'Noor Haddad',
    titles: [
      'Distributed-systems engineer',
      'Storage-engine maintainer',
      'Author of Tidemark',
      'Calm voice on the bridge',
    ],
    summary:
      'I build the parts of a platform that nobody should have to think about: replicated logs, schedulers, and the tools that tell you which one is lying. Twelve years in production, most of it still running.',
    location: 'Rotterdam, Netherlands',
    resumeLink: 'https://noorhaddad.example/noor-haddad-resume.pdf',
    profileImage: '/examples/developer-pro/portrait.webp',
    profileImageAlt: 'Portrait of Noor Haddad',
  },
  about: {
    bio: [
      '<p>I started out keeping a shipping company’s order system alive through North Sea storms, and never lost the taste for software that has to work <em>while</em> something else is broken. Since then I have designed a replicated log that moves 1.4 million events a second, retired two home-grown schedulers, and taught about sixty people to read a flame graph.</p>',
      '<p>My habits are simple. <strong>Write the failure modes down before the code.</strong> Prefer boring protocols and sharp tests. Leave a runbook that a tired person can follow at four in the morning, because once a quarter that person is me.</p>',
    ].join(''),
    skills: [
      'Rust',
      'Go',
      'TypeScript',
      'Raft & Paxos',
      'Storage engines',
      'PostgreSQL',
      'FoundationDB',
      'Kafka',
      'gRPC',
      'Kubernetes',
      'eBPF',
      'OpenTelemetry',
      'TLA+',
      'Capacity planning',
      'Incident review',
    ],
  },
  work: [
    {
      position: 'Staff Engineer, Data Platform',
      company: 'Kestrel Grid',
      duration: '2021 – today',
      location: 'Rotterdam',
      link: 'https://kestrelgrid.example',
      description: [
        'Lead the replicated log behind grid balancing for nine network operators: 1.4 million events a second, p99 under 12 ms.',
        'Moved four regions to a single control plane without a maintenance window; the change log ran to 212 steps and one rollback.',
        'Started the weekly failure rehearsal. Pages at night fell from 31 to 4 a month within a year.',
      ],
    },
    {
      position: 'Senior Engineer, Scheduling',
      company: 'Paperboat Cloud',
      duration: '2017 – 2021',
      location: 'Berlin, then remote',
      link: 'https://paperboat.example',
      description: [
        'Replaced two in-house schedulers with one bin-packing service, cutting idle compute from 38% to 14%.',
        'Specified the lease protocol in TLA+ and found the split-brain that had caused three outages.',
        'Mentored five engineers; two of them run the team today.',
      ],
    },
    {
      position: 'Backend Engineer',
      company: 'Lumen Freight',
      duration: '2014 – 2017',
      location: 'Hamburg',
      description: [
        'Rewrote customs clearance from nightly batches to a stream, so that a container waits minutes instead of a day.',
        'Introduced tracing across 40 services, first with log lines, later with OpenTracing.',
      ],
    },
    {
      position: 'Junior Developer',
      company: 'Noordzee Shipping',
      duration: '2012 – 2014',
      location: 'Rotterdam',
      description: [
        'Kept the order system up through 26 storm closures of the harbour, and wrote its first test suite.',
      ],
    },
  ],
  projects: [
    {
      title: 'Tidemark',
      description:
        'An embeddable replicated log in Rust. Segment files, snapshots and membership changes in 9,000 lines, checked against a deterministic simulator that injects a fault every 40 steps.',
      tags: ['Rust', 'Raft', 'Simulation testing'],
      link: 'https://tidemark.example',
      repository: 'https://github.com/noorhaddad-example/tidemark',
      image: '/examples/developer-pro/01.webp',
      imageAlt: 'Tidemark’s dashboard: throughput and replication lag of a five-node cluster',
    },
    {
      title: 'Pagerglass',
      description:
        'Turns an incident channel into a timeline: who knew what, when, and which graph they were looking at. Used in some 300 reviews at four companies.',
      tags: ['TypeScript', 'PostgreSQL', 'Slack API'],
      link: 'https://pagerglass.example',
      repository: 'https://github.com/noorhaddad-example/pagerglass',
      image: '/examples/developer-pro/02.webp',
      imageAlt: 'An incident timeline in Pagerglass with its messages and graphs',
    },
    {
      title: 'Leasehold',
      description:
        'A lease service small enough to read in an afternoon, with its TLA+ specification and the eleven counterexamples that shaped it.',
      tags: ['Go', 'TLA+', 'gRPC'],
      repository: 'https://github.com/noorhaddad-example/leasehold',
      image: '/examples/developer-pro/03.webp',
      imageAlt: 'State diagram of a lease with its transitions',
    },
    {
      title: 'Flamekeeper',
      description:
        'Continuous profiling for small teams: one eBPF agent, one binary, 30 days of flame graphs on a 20-euro machine.',
      tags: ['eBPF', 'Rust', 'Columnar storage'],
      link: 'https://flamekeeper.example',
      repository: 'https://github.com/noorhaddad-example/flamekeeper',
      image: '/examples/developer-pro/04.webp',
      imageAlt: 'A flame graph in Flamekeeper with one hot path picked out',
    },
    {
      title: 'quiet-retry',
      description:
        'Retries with jitter, budgets and a circuit breaker for fetch, in 2 kB and with no dependencies. About 80,000 downloads a week.',
      tags: ['TypeScript', 'npm'],
      repository: 'https://github.com/noorhaddad-example/quiet-retry',
    },
    {
      title: 'Four in the Morning',
      description:
        'A handbook of runbooks that work when you are tired: short sentences, one decision a page, and no step that starts with “simply”.',
      tags: ['Writing', 'On-call'],
      link: 'https://four-in-the-morning.example',
    },
  ],
  contact: {
    headline: 'Have a system that only fails on Fridays?',
    note: 'I take on two advisory projects a year and answer every message about replication, scheduling or on-call within a few days.',
    email: 'noor@noorhaddad.example',
    social: {
      github: 'https://github.com/noorhaddad-example',
      linkedin: 'https://www.linkedin.com/in/noorhaddad-example',
      website: 'https://noorhaddad.example',
    },
  },
}
