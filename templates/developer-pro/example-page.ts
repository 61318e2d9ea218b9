import type { ExamplePage } from '../pages/example-page.ts'

const picture = (name: string) => `/examples/developer-pro/${name}.webp`

export const example: ExamplePage = {
  kind: 'study',
  slug: 'tidemark',
  of: { list: 'projects', index: 0 },
  content: {
    title: 'Tidemark: a log that tells you what it lost',
    excerpt:
      'A replicated log for grid balancing. It does not promise to lose nothing; it promises to know, within 200 ms, exactly what it lost and who has it.',
    tags: ['Rust', 'Raft', 'TLA+', 'io_uring'],
    cover: picture('01'),
    coverAlt: 'Tidemark’s dashboard: throughput and replication lag of a five-node cluster',
    blocks: [
      {
        type: 'summary',
        problem: 'Nine operators, one log, and an auditor who asks what was known when',
        role: 'Design, specification, storage engine',
        team: 'Four engineers and a patient operator',
        period: '2022 to 2024',
        result: '1.4 million events a second, p99 under 12 ms, two losses, both explained in minutes',
      },
      { type: 'heading', text: 'The failure that started it' },
      {
        type: 'text',
        text: '<p>On a Sunday in February a switch in Hamburg dropped every 4,096th frame. Three systems noticed, none agreed, and it took us <strong>nine days</strong> to say which 212 set-points had never arrived. The grid was fine. The report was not.</p>',
      },
      { type: 'heading', text: 'Write down what you may forget', level: '3' },
      {
        type: 'text',
        text: '<p>Each segment ends with a seal: a hash of what is in it, the highest offset that each replica has confirmed, and the time by three clocks. A gap between two seals is not an error. It is a fact with a name, and it is replicated like any other.</p>',
      },
      {
        type: 'code',
        language: 'rust',
        caption: 'src/seal.rs',
        code: '/// What a segment is willing to swear to.\n#[derive(Clone, PartialEq)]\npub struct Seal {\n    pub segment: SegmentId,\n    pub digest: [u8; 32],\n    pub confirmed: BTreeMap<ReplicaId, Offset>,\n    pub clocks: [Instant; 3],\n}\n\nimpl Seal {\n    /// The offsets that nobody has: empty, or a loss with a name.\n    pub fn lost(&self, next: &Seal) -> Vec<Range<Offset>> {\n        let highest = self.confirmed.values().max().copied().unwrap_or(0);\n        match next.first_offset() {\n            first if first > highest + 1 => vec![highest + 1..first],\n            _ => Vec::new(), // nothing is missing\n        }\n    }\n}',
      },
      { type: 'figure', value: '1.4 M/s', label: 'events, sustained over a winter peak' },
      {
        type: 'figure',
        value: '11.6 ms',
        label: 'p99 of a confirmed write, three regions',
        source: 'Production, January 2024',
      },
      { type: 'figure', value: '2', label: 'losses in two years, each known within 200 ms' },
      {
        type: 'decisions',
        decisions: [
          {
            chosen: 'Raft a shard, with leases',
            rejected: 'Leaderless quorum writes',
            why: 'An operator has to be able to say who decided. With leases that is one name; with quorums it is arithmetic.',
          },
          {
            chosen: 'io_uring and our own page cache',
            rejected: 'mmap',
            why: 'A page fault in the middle of a commit is a pause that no metric of ours could see.',
          },
        ],
      },
      {
        type: 'picture',
        image: picture('03'),
        imageAlt: 'State diagram of a lease with its transitions',
        caption:
          'The lease, as it was specified before it was written. Two of the arrows were found by TLC, not by us.',
        width: 'wide',
      },
      {
        type: 'table',
        caption: 'Rehearsals of failure, one a week',
        rows: [
          { cells: ['Drill', 'Detected', 'Explained', 'Lost events'] },
          { cells: ['Leader loses power', '140 ms', '2 min', '0'] },
          { cells: ['Every 4,096th frame', '190 ms', '4 min', '0'] },
          { cells: ['Clock jumps an hour', '60 ms', '1 min', '0'] },
          { cells: ['Two of three disks', '210 ms', '11 min', '38'] },
        ],
      },
      { type: 'heading', text: 'What I would do differently' },
      {
        type: 'text',
        text: '<ul><li>Specify the lease protocol before the storage format. We did it in the other order and paid with a migration.</li><li>Give the gap a sound. People on call hear better than they read.</li></ul>',
      },
    ],
  },
}
